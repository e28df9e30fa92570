import { css } from '@emotion/react';
import { T } from '../../i18n/T.tsx';
import { column, ledeText } from '../../theme/mixins.ts';
import { color, font, media, size, space } from '../../theme/tokens.ts';
import { HeroSignup } from '../../waitlist/form/HeroSignup.tsx';
import { VisionStage } from '../visionFrame/loading/VisionStage.tsx';
import { PlatformBadges } from './PlatformBadges.tsx';

/** The first screen: what Iris is, the waitlist form, and the Vision Frame below. */
export function Hero() {
  return (
    <section css={[column, layout]}>
      <div css={intro}>
        <T as="p" css={status} k="home.hero.status" />
        <T as="h1" k="home.hero.title" />
      </div>
      <div css={offer}>
        <T as="p" css={ledeText} k="home.hero.lede" />
        <HeroSignup />
      </div>
      <PlatformBadges />
      <VisionStage styles={stage} />
    </section>
  );
}

// Wide: the intro at the start, the offer at the end, the stage below both.
const layout = css`
  display: grid;
  gap: ${space.m};
  padding-block: ${space.l} ${space.xxl};
  ${media.wide} {
    grid-template: 1fr auto auto / minmax(0, 7fr) minmax(${size.form}, 5fr);
    gap: ${space.l} ${space.xxl};
    padding-block-start: ${space.xl};
  }
`;

const intro = css`
  display: grid;
  align-content: start;
  gap: ${space.m};
`;

const offer = css`
  ${media.wide} {
    grid-area: 1 / 2 / 3;
    align-self: end;
  }
`;

const stage = css`
  ${media.wide} { grid-column: 1 / -1; }
`;

const status = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.inkMuted};
  font-size: ${font.small};
  &::before {
    content: '';
    inline-size: ${size.dot};
    block-size: ${size.dot};
    border-radius: 50%;
    background: ${color.teal};
  }
`;
