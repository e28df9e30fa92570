import { css, keyframes } from '@emotion/react';
import { shadow } from './shadows.ts';
import { color, font, headline, media, radius, size, space } from './tokens.ts';

/** The page's column: centered, with the fluid gutter on both sides. */
export const column = css`
  inline-size: 100%;
  max-inline-size: calc(75rem + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** The space below a section of a page. */
export const spaceBelow = css`
  padding-block-end: ${space.section};
`;

/** The columns of wide layouts; text beside a heading begins at the eighth. */
export const twelveColumns = css`
  grid-template-columns: repeat(12, minmax(0, 1fr));
`;

/** A grid: items below one another, unless columns are set. Gaps as in CSS: of rows, of columns. */
export const grid = (...gap: string[]) => css`
  display: grid;
  gap: ${gap.join(' ')};
`;

/** Items side by side, centered on their line. */
export const flexRow = (gap: string) => css`
  display: flex;
  align-items: center;
  gap: ${gap};
`;

/** Items side by side that wrap where space is short. Gaps as in CSS: of rows, of columns. */
export const flexWrap = (...gap: string[]) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap.join(' ')};
`;

/** The typeface of headlines for other elements. */
export const headlineFont = (fontSize: string, lines: number) => css`
  font: 600 ${fontSize} / ${headline.leading(lines)} ${font.headline};
  font-synthesis: var(--headline-synthesis);
`;

/** Large text like a headline. */
export const displayText = css`
  ${headlineFont(font.title3, 1.15)}
  letter-spacing: ${headline.tracking(-0.02)};
`;

/** An empty layer that covers the element, which must be positioned; for pseudo-elements. */
export const layer = css`
  content: '';
  position: absolute;
  inset: 0;
`;

/** An outline that only forced colors show, where they take away fills and shadows. */
export const forcedOutline = css`
  outline: ${space.hair} solid transparent;
`;

/** For text or a picture that appears. */
export const appear = keyframes`from { opacity: 0; }`;

/**
 * Plays an animation while the element is scrolled through a range of the screen. Under reduced
 * motion, and in browsers without scroll timelines, the animation is at its end.
 */
export const onScroll = (animation: typeof appear, range: string) => css`
  animation: ${animation} linear both;
  animation-timeline: var(--timeline-view);
  animation-range: ${range};
`;

/** Dark in both color schemes, with the light text of the dark one. */
export const onDark = css`
  color-scheme: dark;
  color: ${color.ink};
`;

/** Secondary text, or an icon sized by its font. */
export const muted = (fontSize: string) => css`
  color: ${color.inkMuted};
  font-size: ${fontSize};
`;

/** The text that follows a heading. */
export const ledeText = muted(font.lede);

/** The brand's name beside its mark, as a link. */
export const brandLink = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: ${size.target};
  font: 600 ${font.title3} / 1 ${font.brand};
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
  border-radius: ${radius.card};
  box-shadow: ${shadow.sheen}, ${shadow.soft};
`;

/** Hides the element in print. */
export const noPrint = css`
  ${media.print} { display: none; }
`;

/** Hides a control where scripts are off or could not be loaded. */
export const needsScripts = css`
  ${media.noScripts} { display: none; }
  [data-scripts='failed'] & { display: none; }
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
