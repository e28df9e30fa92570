import { css } from '@emotion/react';
import { blur, color, media, radius, shadow, space } from '../../theme/tokens.ts';

/** Windows that are still empty, out of focus. Decorative. */
export function EmptyWindows() {
  return (
    <div css={desk} aria-hidden="true">
      {PLACES.map((place) => (
        <div key={place.name} css={[emptyWindow, place]} />
      ))}
    </div>
  );
}

const desk = css`
  position: absolute;
  inset: 0;
  z-index: -1;
  filter: blur(${blur.soft});
  ${media.forcedColors} { display: none; }
`;

// A title bar, and lines of text.
const emptyWindow = css`
  position: absolute;
  inline-size: 22em;
  aspect-ratio: 1.4;
  border-radius: ${radius.m};
  background:
    linear-gradient(${color.glassClear} 2em, transparent 2em),
    repeating-linear-gradient(transparent 0 1.25em, ${color.hairline} 0 1.6em) 1.25em 3em / 60% 55%
      no-repeat,
    ${color.glassClear};
  box-shadow: ${shadow.window};
`;

const PLACES = [
  css`
    inset-block-start: 16%;
    inset-inline-start: -5%;
    font-size: ${space.m};
  `,
  css`
    inset-block-start: 56%;
    inset-inline-start: 9%;
    font-size: ${space.m};
  `,
  css`
    inset-block-start: 10%;
    inset-inline-start: 72%;
    font-size: ${space.m};
  `,
  css`
    inset-block-start: 52%;
    inset-inline-start: 81%;
    font-size: ${space.m};
  `,
  css`
    inset-block-start: 74%;
    inset-inline-start: 60%;
    font-size: ${space.s};
  `,
];
