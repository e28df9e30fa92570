import { css } from '@emotion/react';
import {
  blur,
  color,
  DISPLAY_FONT,
  font,
  IRIDESCENCE,
  media,
  radius,
  shadow,
  size,
  space,
  WALLPAPER,
} from './tokens.ts';

/** The page's column: centered, with the fluid gutter on both sides. */
export const column = css`
  inline-size: 100%;
  max-inline-size: calc(${size.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** The words that follow a heading. */
export const ledeText = css`
  color: ${color.inkMuted};
  font-size: ${font.lede};
`;

/** The brand's name beside its mark, as a link. */
export const brandLink = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: ${size.target};
  font: 650 ${font.title4} / 1 ${DISPLAY_FONT};
  letter-spacing: -0.02em;
  text-decoration: none;
`;

/** Links below one another, underlined only on hover. */
export const listedLinks = css`
  a {
    display: inline-block;
    padding-block: ${space.xxs};
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
`;

/** An opaque card: hairline border, inner highlight, soft shadow. */
export const pane = css`
  background: ${color.surface};
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.l};
  box-shadow: ${shadow.sheen}, ${shadow.soft};
`;

/** The saturation of the colors behind frosted glass. */
export const GLASS_SATURATION = 1.6;

/** Frosted glass over whatever is behind it. */
export const frosted = css`
  background: ${color.glass};
  -webkit-backdrop-filter: blur(${blur.glass}) saturate(${GLASS_SATURATION});
  backdrop-filter: blur(${blur.glass}) saturate(${GLASS_SATURATION});
`;

/** The iridescent edge of glass. The element itself must be positioned and set the radius. */
export const glassEdge = css`
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    padding: ${size.glassEdge};
    border-radius: inherit;
    background: ${IRIDESCENCE};
    mask: linear-gradient(black 0 0) content-box exclude, linear-gradient(black 0 0);
    pointer-events: none;
  }
`;

/** A pane of frosted glass that floats over what is behind it. */
export const glassPane = css`
  ${frosted}
  ${glassEdge}
  position: relative;
  border-radius: ${radius.l};
  box-shadow: ${shadow.deep};
`;

/** Rises a little as it scrolls into view, where scroll-driven animations are supported. */
export const rising = css`
  animation: rise linear both;
  animation-timeline: var(--timeline-view);
  /* The same distance for all, so that neighbors rise together. */
  animation-range: entry 0% entry ${size.picture};
`;

/** Hides the element in print. */
export const screenOnly = css`
  ${media.print} { display: none; }
`;

/** A framed piece of the sample desktop's wallpaper. */
export const wallpapered = css`
  padding: ${space.band};
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.l};
  background: ${WALLPAPER};
`;

/** Returns a background image: a grid of dots in this color. */
export function dots(dotColor: string): string {
  const dot = `radial-gradient(circle, ${dotColor} ${size.glassEdge}, transparent ${size.line})`;
  return `${dot} 0 0 / ${space.l} ${space.l}`;
}

/** The sample desktop without windows. What lies on it is in the middle. */
export const emptyDesktop = css`
  display: grid;
  place-items: center;
  background: ${dots(color.hairline)}, ${WALLPAPER};
`;

/** Mirrors an arrow that points along the reading direction. */
export const mirrorInRtl = css`
  [dir='rtl'] & { transform: scaleX(-1); }
`;

/** Text for screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
