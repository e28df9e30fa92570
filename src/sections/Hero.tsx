import { css } from '@emotion/react';
import { T } from '../i18n/T.tsx';
import { column } from '../theme/mixins.ts';
import { color, media, size, space } from '../theme/tokens.ts';
import { HeroSignup } from '../waitlist/HeroSignup.tsx';
import { PlatformBadges } from './PlatformBadges.tsx';
import { VisionFrame } from './VisionFrame.tsx';

/** The first screen: what Iris is, the waitlist's form, and the Vision Frame at work beside it. */
export function Hero() {
  return (
    <section css={[column, layout]}>
      <div css={words}>
        <p css={status}>
          <T k="home.hero.status" />
        </p>
        <h1>
          <T k="home.hero.title" />
        </h1>
        <p css={lede}>
          <T k="home.hero.lede" />
        </p>
        <HeroSignup />
        <PlatformBadges />
      </div>
      <VisionFrame />
    </section>
  );
}

const layout = css`
  display: grid;
  gap: ${space.xxl};
  padding-block: ${space.xl} ${space.section};
  ${media.wide} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
    align-items: center;
    padding-block-start: ${space.xxl};
  }
`;

const words = css`
  display: grid;
  justify-items: start;
  gap: ${space.l};
`;

const status = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.inkMuted};
  font-size: ${size.small};
  &::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: ${color.teal};
  }
`;

const lede = css`
  max-inline-size: 34rem;
  color: ${color.inkMuted};
  font-size: ${size.lede};
`;
