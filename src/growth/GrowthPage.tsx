import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { reloadPage } from '../document/reloadPage.ts';
import { brandLink, column, flexWrap, muted } from '../theme/mixins.ts';
import { font, space } from '../theme/tokens.ts';
import { quietButton, textButton } from '../ui/buttonStyles.ts';
import { Logo } from '../ui/Logo.tsx';
import { FilterChips, RangeControls } from './Controls.tsx';
import { Figures } from './Figures.tsx';
import { Notice } from './parts/Panel.tsx';
import { formatDay, formatDays } from './rules/format.ts';
import { dayOf, daysBefore, toggleFilter, viewQuery } from './rules/view.ts';
import { storedToken, storeToken } from './storedToken.ts';
import { TokenForm } from './TokenForm.tsx';
import { PROBLEMS, STATUS, TITLE, TOKEN } from './texts.ts';
import { useFigures } from './useFigures.ts';
import { useView } from './useView.ts';

/** The growth team's page: asks for the token, then shows the figures of the view in the address. */
export function GrowthPage() {
  const [view, setView] = useView();
  const [token, setToken] = useState(storedToken);
  const [attempt, setAttempt] = useState(0);
  const { figures, problem, isLoading } = useFigures(token, viewQuery(view), attempt);
  const tryToken = (token: string) => {
    setToken(token);
    setAttempt((attempt) => attempt + 1);
  };
  const isWrong = problem === 'wrongToken';
  const { from, to } = figures ?? view;
  const days = formatDays(from, to);
  const isSoFar = to === dayOf(Date.now());
  const compared =
    formatDays(...daysBefore(from, to), formatDay) + (isSoFar ? STATUS.sameHour : '');

  useEffect(() => {
    if (isWrong) storeToken('');
    else if (figures && !problem) storeToken(token);
  }, [token, figures, problem, isWrong]);

  if (token === '' || isWrong) return <TokenForm isWrong={isWrong} onToken={tryToken} />;
  return (
    <>
      <header css={[column, header]}>
        <h1 css={brandLink}>
          <Logo />
          {TITLE}
        </h1>
        <RangeControls view={view} onChange={setView} />
        <button type="button" css={[textButton, muted(font.micro)]} onClick={forgetToken}>
          {TOKEN.forget}
        </button>
      </header>
      <main ref={focus} tabIndex={-1} css={[column, main]} aria-busy={isLoading}>
        <FilterChips view={view} onChange={setView} />
        <p role="status" css={muted(font.small)}>
          {figures ? STATUS.loaded(days, compared) : STATUS.loading}
        </p>
        {problem && (
          <Notice isWarning>
            <p role="alert">
              {PROBLEMS[problem]} {figures && STATUS.stale(days)}
            </p>
            <button type="button" css={quietButton} onClick={() => setAttempt(attempt + 1)}>
              {STATUS.tryAgain}
            </button>
          </Notice>
        )}
        {figures && (
          <Figures
            figures={figures}
            onDimension={(by) => setView({ ...view, by })}
            onFilter={(dimension, word) => setView(toggleFilter(view, dimension, word))}
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
  ${flexWrap(space.s, space.l)}
  align-items: center;
  padding-block: ${space.l} ${space.s};
  h1 { margin-inline-end: auto; }
`;

const main = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s};
  padding-block-end: ${space.xxl};
  font-variant-numeric: tabular-nums;
  > p { max-inline-size: none; }
  &[aria-busy='true'] > :last-child { opacity: 0.6; }
`;
