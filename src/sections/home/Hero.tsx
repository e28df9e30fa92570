import { css } from '@emotion/react';
import { T } from '../../i18n/T.tsx';
import { column } from '../../theme/mixins.ts';
import { color, font, media, size, space } from '../../theme/tokens.ts';
import { HeroSignup } from '../../waitlist/HeroSignup.tsx';
import { VisionStage } from '../visionFrame/loading/VisionStage.tsx';
import { PlatformBadges } from './PlatformBadges.tsx';

/** The first screen: what Iris is, the waitlist's form, and the Vision Frame at work below. */
export function Hero() {
  return (
    <section css={[column, layout]}>
      <div>
        <p css={status}>
          <T k="home.hero.status" />
        </p>
        <h1>
          <T k="home.hero.title" />
        </h1>
      </div>
      <div>
        <p>
          <T k="home.hero.lede" />
        </p>
        <HeroSignup />
      </div>
      <PlatformBadges />
      <VisionStage />
    </section>
  );
}

// Wide: what Iris is at the start, the offer at the end, the stage below both.
const layout = css`
  display: grid;
  gap: ${space.m};
  padding-block: ${space.l} ${space.xxl};
  & > div:first-of-type {
    display: grid;
    align-content: start;
    gap: ${space.m};
  }
  & > div:nth-of-type(2) > p {
    color: ${color.inkMuted};
    font-size: ${font.lede};
  }
  ${media.wide} {
    grid-template: 1fr auto auto / minmax(0, 7fr) minmax(${size.form}, 5fr);
    gap: ${space.l} ${space.xxl};
    padding-block-start: ${space.xl};
    & > div:nth-of-type(2) {
      grid-area: 1 / 2 / 3;
      align-self: end;
    }
    /* By its number: no element is the last before its parent has been read to the end. */
    & > div:nth-of-type(3) { grid-column: 1 / -1; }
  }
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
