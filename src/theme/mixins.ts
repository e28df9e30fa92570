import { css } from '@emotion/react';
import { color, DISPLAY_FONT, font, media, radius, shadow, size, space } from './tokens.ts';

/** The page's column: centered, with the fluid gutter on both sides. */
export const column = css`
  inline-size: 100%;
  max-inline-size: calc(${size.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** The columns of wide layouts; what stands beside a heading begins at the eighth. */
export const twelveColumns = css`
  grid-template-columns: repeat(12, minmax(0, 1fr));
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
  border-radius: ${radius.card};
  box-shadow: ${shadow.sheen}, ${shadow.soft};
`;

/** Hides the element in print. */
export const screenOnly = css`
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
