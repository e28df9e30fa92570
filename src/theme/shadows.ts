import { color } from './tokens.ts';

/** The highlight along a pane's upper inner edge. */
const SHEEN = `inset 0 1px 0 ${color.glassEdge}`;

export const shadow = {
  /** Below a button, which is too small for `soft`. */
  button: `0 0.0625rem 0.125rem ${color.shadow}`,
  soft: `0 0.0625rem 0.125rem ${color.shadow}, 0 0.75rem 2.5rem -0.75rem ${color.shadow}`,
  deep: `0 0.125rem 0.25rem ${color.shadow}, 0 2rem 5rem -1.5rem ${color.shadowDeep}`,
  sheen: SHEEN,
  sheenOnAction: 'inset 0 1px 0 oklch(1 0 0 / 0.24)',
  /** The thickness of glass, and the contact shadow below it. */
  glass:
    `inset 0 0.0625rem 0.0625rem ${color.glassEdge}, inset 0 0 0.5rem ${color.glint}, ` +
    `0 0.0625rem 0.125rem ${color.shadowDeep}, ` +
    `0 0.5rem 1rem -0.25rem ${color.shadowDeep}`,
  /** The edge of a lens in the brand's colors, two pixels wide, and dark above. */
  lens:
    `inset 0 0 0 0.0625rem ${color.glint}, ` +
    `inset 0.125rem 0.125rem 0.0625rem color-mix(in oklab, ${color.accent} 60%, transparent), ` +
    `inset -0.125rem -0.125rem 0.0625rem color-mix(in oklab, ${color.sweepEnd} 80%, transparent), ` +
    `inset 0.125rem -0.125rem 0.0625rem color-mix(in oklab, ${color.sweepFar} 50%, transparent), ` +
    `inset 0 0.25rem 0.75rem -0.25rem ${color.shadowDeep}`,
  /** The colored light that glass throws. */
  cast:
    `0 1.5rem 2.5rem -0.75rem ${color.castDark}, ` +
    `2.5rem 2.5rem 3.5rem -1rem ${color.castGlow}, ` +
    `-2.5rem 2.5rem 3.5rem -1rem ${color.castBeside}, ` +
    `0 4rem 3rem -1.5rem ${color.castBelow}`,
  /** The answer below the glass. */
  panel:
    `0 0 0 1px ${color.glint}, 0 2rem 3.5rem -1rem ${color.castDark}, ` +
    `0 4rem 4rem -2rem ${color.castBelow}`,
  /** The side of a key, and its shadow. */
  key: `${SHEEN}, 0 0.25rem 0 ${color.shadowDeep}, 0 0.5rem 0.75rem ${color.shadowDeep}`,
  /** Light around glass. */
  glow: `0 0 2.5rem ${color.castGlow}`,
  /** The rim of a pupil, with light on both sides. */
  pupil:
    `inset 0 0 0 0.125rem color-mix(in oklab, ${color.accent} 60%, transparent), ` +
    `inset 0 0 5rem ${color.castGlow}, 0 0 4rem 0.5rem ${color.castGlow}`,
  /** A window over the wallpaper. */
  window: `${SHEEN}, 0 0 0 1px ${color.hairline}, 0 1.25em 2.5em -0.75em ${color.castDark}`,
} as const;
