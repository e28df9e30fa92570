import { css } from '@emotion/react';
import { T } from '../../i18n/T.tsx';
import { column, grid, ledeText, muted, twelveColumns } from '../../theme/mixins.ts';
import { color, font, media, radius, space } from '../../theme/tokens.ts';
import { HeroSignup } from '../../waitlist/form/HeroSignup.tsx';
import { Demonstration } from '../demonstration/Demonstration.tsx';
import { PlatformBadges } from './PlatformBadges.tsx';

/** The first screen: what Iris is, the waitlist form, and the demonstration below, edge to edge. */
export function Hero() {
  return (
    <section css={hero}>
      <div css={[column, layout]}>
        <div css={intro}>
          <T as="p" css={status} k="home.hero.status" />
          <T as="h1" id="hero" k="home.hero.title" />
        </div>
        <div css={offer}>
          <T as="p" css={lede} k="home.hero.lede" />
          <HeroSignup />
        </div>
        <PlatformBadges />
      </div>
      <Demonstration />
    </section>
  );
}

const hero = css`
  position: relative;
  overflow: clip;
  border-end-start-radius: ${radius.stage};
  border-end-end-radius: ${radius.stage};
`;

// Wide: the words at the start with the badges below, the offer beside both.
const layout = css`
  position: relative;
  z-index: 1;
  ${grid(space.m)}
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space.l} ${space.s};
  ${media.wide} {
    ${twelveColumns}
    grid-template-rows: auto 1fr;
    align-items: start;
    padding-block: ${space.xl} ${space.l};
    & > * { grid-column: 1 / span 7; }
    row-gap: ${space.l};
  }
`;

const intro = grid(space.m);

const offer = css`
  ${media.wide} { grid-area: 1 / 8 / span 2 / -1; }
`;

const lede = css`
  ${ledeText}
  margin-block-end: ${space.m};
  line-height: 1.5;
`;

const status = css`
  display: flex;
  gap: ${space.xs};
  ${muted(font.small)}
  /* A border, which forced colors keep, beside the first line. */
  &::before {
    content: '';
    flex: none;
    block-size: 0;
    margin-block-start: calc(0.5lh - ${space.xxs});
    border: ${space.xxs} solid ${color.sweepFar};
    border-radius: 50%;
  }
`;
