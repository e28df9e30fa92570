import type { COLORS } from './tokenValues.ts';

/*
 * The brand mark: an iris of glass, a ring with the brand's gradient around a pupil, in a box of 32
 * by 32. The page, the icons and the share images are drawn from the same numbers.
 */
export const MARK_BOX = 32;
export const PUPIL_RADIUS = 4.2;
export const RING_RADIUS = 11.5;
export const RING_WIDTH = 5;
/** The ring's gradient from the upper start to the lower end, as colors with offsets. */
export const SWEEP = [
  ['violet', 0.05],
  ['blue', 0.4],
  ['teal', 0.72],
  ['peach', 1],
] as const satisfies [keyof typeof COLORS, number][];
