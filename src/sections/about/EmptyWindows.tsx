import { css } from '@emotion/react';
import { screenOnly } from '../../theme/mixins.ts';
import { blur, color, media, radius, shadow, space } from '../../theme/tokens.ts';

/** Windows that are still empty, out of focus. Decorative. */
export function EmptyWindows() {
  return (
    <div css={[screenOnly, desk]} aria-hidden="true">
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
    repeating-linear-gradient(in srgb, transparent 0 1.25em, ${color.hairline} 0 1.6em) 1.25em 3em / 60% 55%
      no-repeat,
    ${color.glassClear};
  box-shadow: ${shadow.window};
`;

const place = (top: string, start: string, fontSize: string) => css`
  inset-block-start: ${top};
  inset-inline-start: ${start};
  font-size: ${fontSize};
`;

const PLACES = [
  place('16%', '-5%', space.m),
  place('56%', '9%', space.m),
  place('10%', '72%', space.m),
  place('52%', '81%', space.m),
  place('74%', '60%', space.s),
];
