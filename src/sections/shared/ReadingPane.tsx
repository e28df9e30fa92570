import { css, keyframes } from '@emotion/react';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/useText.ts';
import { glassEdge } from '../../theme/mixins.ts';
import {
  blur,
  color,
  DISPLAY_FONT,
  font,
  media,
  radius,
  shadow,
  space,
} from '../../theme/tokens.ts';

/**
 * A blurred text under a pane of glass that shows it sharp. The pane moves along the lines as the
 * page scrolls. Decorative: the text is elsewhere on the page as well.
 */
export function ReadingPane({ text }: { text: TextKey }) {
  return (
    <div css={page} aria-hidden="true">
      <T as="p" css={[words, outOfFocus]} k={text} />
      <div css={[glassEdge, glass]}>
        <div css={opening}>
          <T as="p" css={[words, sharp]} k={text} />
        </div>
      </div>
    </div>
  );
}

// Both copies of the text are in the same place: while the pane moves, its text moves the other
// way. It pauses on whole lines and moves fast between them.
const glide = keyframes`
  0%, 20% { transform: translateY(-1lh); }
  40%, 60% { transform: none; }
  80%, 100% { transform: translateY(1lh); }
`;
const glideBack = keyframes`
  0%, 20% { transform: translateY(1lh); }
  40%, 60% { transform: none; }
  80%, 100% { transform: translateY(-1lh); }
`;

const gliding = (animation: typeof glide) => css`
  ${media.motion} {
    @supports (animation-timeline: view()) {
      animation: ${animation} linear both;
      animation-timeline: --reading;
      animation-range: cover 15% cover 85%;
    }
  }
`;

const page = css`
  /* From the top to the glass, which covers the second to the fourth line. */
  --from: calc(${space.xl} + 1lh);
  position: relative;
  container-type: inline-size;
  view-timeline: --reading;
  align-self: center;
  inline-size: 100%;
  font: 600 ${font.title2} / 1.3 ${DISPLAY_FONT};
  letter-spacing: -0.015em;
  [dir='rtl'] &, :lang(ja) & { letter-spacing: 0; }
`;

const words = css`
  inline-size: 100cqi;
  max-inline-size: none;
  padding-block: ${space.xl};
  text-wrap: wrap;
`;

const outOfFocus = css`
  color: ${color.inkMuted};
  filter: blur(${blur.veil});
  opacity: 0.7;
`;

const glass = css`
  position: absolute;
  inset-block-start: var(--from);
  inset-inline: calc(-1 * ${space.m});
  block-size: 3lh;
  border-radius: ${radius.l};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.deep};
  ${gliding(glide)};
`;

const opening = css`
  block-size: 100%;
  overflow: hidden;
  border-radius: inherit;
`;

const sharp = css`
  margin-block-start: calc(-1 * var(--from));
  margin-inline-start: ${space.m};
  ${gliding(glideBack)};
`;
