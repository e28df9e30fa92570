import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { reloadPage } from '../document/reloadPage.ts';
import { column, visuallyHidden } from '../theme/mixins.ts';
import { color, font, space } from '../theme/tokens.ts';
import { textButton } from '../ui/buttonStyles.ts';
import { Logo } from '../ui/Logo.tsx';
import { Figures } from './Figures.tsx';
import { Notice } from './Notice.tsx';
import { RangeControls } from './RangeControls.tsx';
import { formatLongDay } from './rules/format.ts';
import { storedToken, storeToken } from './storedToken.ts';
import { TokenForm } from './TokenForm.tsx';
import { RANGE, STATUS, TITLE, TOKEN } from './texts.ts';
import { useFigures } from './useFigures.ts';
import { useView } from './useView.ts';

/** The growth team's page: asks for the token, then shows the figures of the view in the address. */
export function GrowthPage() {
  const [view, setView] = useView();
  const [token, setToken] = useState(storedToken);
  const [attempt, setAttempt] = useState(0);
  const { figures, problem, isLoading } = useFigures(token, view, attempt);
  const tryToken = (token: string) => {
    setToken(token);
    setAttempt((attempt) => attempt + 1);
  };
  const isWrong = problem === 'wrongToken';
  const days = figures && RANGE.between(formatLongDay(figures.from), formatLongDay(figures.to));

  useEffect(() => {
    if (isWrong) storeToken('');
    else if (figures && !problem) storeToken(token);
  }, [token, figures, problem, isWrong]);

  if (token === '' || isWrong) return <TokenForm isWrong={isWrong} onToken={tryToken} />;
  return (
    <>
      <header css={[column, header]}>
        <h1 css={title}>
          <Logo />
          {TITLE}
        </h1>
        <RangeControls view={view} onChange={setView} />
        <button type="button" css={[textButton, forgetButton]} onClick={forgetToken}>
          {TOKEN.forget}
        </button>
      </header>
      <main ref={focus} tabIndex={-1} css={[column, main]} aria-busy={isLoading}>
        <p role="status" css={isLoading && !figures ? undefined : visuallyHidden}>
          {isLoading ? STATUS.loading : days && !problem && STATUS.loaded(days)}
        </p>
        {problem && (
          <Notice problem={problem} stale={days} onRetry={() => setAttempt(attempt + 1)} />
        )}
        {figures && (
          <Figures
            figures={figures}
            isStale={isLoading || problem !== undefined}
            onDimension={(by) => setView({ ...view, by })}
          />
        )}
      </main>
    </>
  );
}

/** The form for the token, which had the focus, is gone. */
function focus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}

/** A reload forgets the figures, too. */
function forgetToken() {
  storeToken('');
  reloadPage(true);
}

const header = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.l};
  padding-block: ${space.l} ${space.m};
`;

const title = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-inline-end: auto;
  font-size: ${font.title4};
  letter-spacing: -0.02em;
`;

const forgetButton = css`
  color: ${color.inkMuted};
  font-size: ${font.micro};
`;

const main = css`
  padding-block-end: ${space.xxl};
`;
