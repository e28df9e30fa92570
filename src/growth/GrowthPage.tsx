import { css } from '@emotion/react';
import { useState } from 'react';
import { dayOf, daysBefore, type FiguresRange, readRange } from '../../analytics/figuresRange.ts';
import { brandLink, column, flexWrap, muted } from '../theme/mixins.ts';
import { font, space } from '../theme/tokens.ts';
import { textButton } from '../ui/buttonStyles.ts';
import { Logo } from '../ui/Logo.tsx';
import { Filters, RangeControls } from './Controls.tsx';
import { Figures } from './Figures.tsx';
import { panels, Warning } from './Panel.tsx';
import { formatRange } from './rules/format.ts';
import { TokenForm } from './TokenForm.tsx';
import { PROBLEMS, STATUS, TITLE } from './texts.ts';
import { storedToken, useFigures } from './useFigures.ts';

/**
 * The growth team's page: asks for the token, then shows the figures of the range in its address
 * (by default, of the last 30 days). All choices are links: they can be shared, and Back works.
 */
export function GrowthPage() {
  const [range] = useState(() => {
    const now = Date.now();
    return readRange(location.search, now) ?? (readRange('', now) as FiguresRange);
  });
  const [access, setAccess] = useState(() => ({ token: storedToken() }));
  const { figures, problem } = useFigures(range, access);
  const isWrong = problem === 'wrongToken';
  if (access.token === '' || isWrong) {
    return <TokenForm isWrong={isWrong} onToken={(token) => setAccess({ token })} />;
  }
  const isSoFar = range.to === dayOf(Date.now());
  const compared = formatRange(daysBefore(range)) + (isSoFar ? STATUS.sameHour : '');
  return (
    <>
      <header css={[column, header]}>
        <h1 css={brandLink}>
          <Logo />
          {TITLE}
        </h1>
        <RangeControls range={range} />
      </header>
      <main css={[column, panels, main]} aria-busy={!figures && !problem}>
        <Filters range={range} />
        <p role="status" css={muted(font.small)}>
          {figures && STATUS.loaded(formatRange(range), compared)}
          {!figures && !problem && STATUS.loading}
        </p>
        {problem && (
          <Warning>
            {PROBLEMS[problem]}{' '}
            <button type="button" css={textButton} onClick={() => setAccess({ ...access })}>
              {STATUS.tryAgain}
            </button>
          </Warning>
        )}
        {figures && <Figures figures={figures} />}
      </main>
    </>
  );
}

const header = css`
  ${flexWrap(space.s, space.l)}
  align-items: center;
  padding-block: ${space.l} ${space.s};
  h1 { margin-inline-end: auto; }
`;

const main = css`
  padding-block-end: ${space.xxl};
  font-variant-numeric: tabular-nums;
  p { max-inline-size: none; }
`;
