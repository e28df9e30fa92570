import { css } from '@emotion/react';
import { color, media, size, space } from '../../theme/tokens.ts';

/** The narrow layout, for `matchMedia`. */
export const BELOW_WIDE = media.belowWide.replace('@media ', '');

/** Returns a pale shade of a color: mixed with the surface, so that it suits both schemes. */
export const tint = (hue: string) => `color-mix(in oklab, ${hue} 16%, ${color.surface})`;

/**
 * The geometry of the Vision Frame's stage, as custom properties of its container: its unit, which
 * grows with wide screens; on narrow screens, the room for the answer in the scene (`--answer`) and
 * for the dock below it (`--below`); the scene's height; how far the wallpaper rises above it; the
 * glass with its title bar, lens and rim; its place at rest (`--start`, `--top`), where the lens
 * shows three rows of the spreadsheet; the start of the desk, and of the spreadsheet in the stage;
 * and where the opening begins, with the lens over the spreadsheet, as a distance from the place at
 * rest (`--from-*`).
 */
export const stageGeometry = css`
  --unit: 1rem;
  --answer: calc(7.5rem + ${size.answerNarrow});
  --height: calc(23.5rem + var(--answer));
  --below: calc(${size.dock} + ${space.l});
  --lens: 6.125rem;
  --bar: 2.25rem;
  --rim: 0.375rem;
  --glass: min(71cqi, 30rem);
  --start: calc(50cqi - var(--glass) / 2);
  --top: 4.375rem;
  --desk: max(${space.s}, 50cqi - 20rem);
  --sheet: var(--desk);
  --rise: 2rem;
  --from-x: 0rem;
  --from-y: 0.75rem;
  ${media.medium} { --answer: calc(7.5rem + ${size.answer}); }
  ${media.wide} {
    --unit: max(1rem, 1vw);
    --height: calc(42 * var(--unit));
    --below: 0rem;
    --lens: calc(8.375 * var(--unit));
    --bar: calc(2.75 * var(--unit));
    --rim: calc(0.5 * var(--unit));
    --glass: calc(27 * var(--unit));
    --top: calc(6.5 * var(--unit));
    --desk: max(1.5rem, 50cqi - 44 * var(--unit));
    --sheet: calc(50cqi - 15.5 * var(--unit));
    --rise: 7rem;
    --from-x: calc(var(--forward) * 3 * var(--unit));
    --from-y: calc(2.5 * var(--unit));
  }
`;

/**
 * The places of the windows: the spreadsheet in the middle, larger than the others. Narrow: in two
 * rows, with the answer between them, so that the glass is beside it over each. Wide: the others at
 * its sides, within reach of the lens.
 */
export const deskLayout = css`
  position: absolute;
  inset: 0.25rem var(--desk) 0.375rem;
  display: grid;
  grid-template: 13.25rem var(--answer) minmax(0, 1fr) / 8fr 5fr;
  column-gap: 0.5rem;
  font-size: 0.6875rem;
  /* Not by order: the first window may be on screen before the second has arrived. */
  [data-region='sheet'] {
    grid-area: 1 / 1 / auto / -1;
    font-size: 0.875rem;
  }
  [data-region='messages'] { grid-area: 3 / 1; }
  [data-region='calendar'] { grid-area: 3 / 2; }
  ${media.wide} {
    display: block;
    inset-block: 0;
    font-size: calc(0.875 * var(--unit));
    [data-region] { position: absolute; }
    [data-region='messages'] {
      inset-block-start: calc(10 * var(--unit));
      inset-inline-start: 0;
      z-index: 1;
      inline-size: max(21%, 15.5em);
    }
    [data-region='sheet'] {
      inset-block-start: calc(1 * var(--unit));
      inset-inline-start: calc(var(--sheet) - var(--desk));
      z-index: 1;
      inline-size: calc(32 * var(--unit));
      block-size: calc(21 * var(--unit));
      font-size: calc(1.0625 * var(--unit));
    }
    [data-region='calendar'] {
      inset-block-start: calc(5 * var(--unit));
      inset-inline-end: 0;
      inline-size: 28%;
      block-size: calc(14.5 * var(--unit));
    }
  }
  ${media.large} {
    [data-region='messages'] {
      inset-inline-start: calc(50% - 36.5 * var(--unit));
      inline-size: calc(19 * var(--unit));
      font-size: calc(0.9375 * var(--unit));
    }
    /* The spreadsheet overlaps the calendar's edge. */
    --calendar: calc(21 * var(--unit));
    --edge: max(0rem, 50% - 39 * var(--unit));
    [data-region='sheet'] {
      inline-size: calc(50% + 16 * var(--unit) - var(--edge) - var(--calendar));
    }
    [data-region='calendar'] {
      inset-inline-end: var(--edge);
      inline-size: var(--calendar);
    }
  }
`;

/** The opening's timeline: durations and, after them, delays. */
export const TIMELINE = {
  glide: '1.4s 0.4s',
  beam: '0.9s 1.7s',
  panel: '0.5s 1.75s',
  mark: '0.45s 2.1s',
  /**
   * The phrases of the answer, one after the other. They do not fade, which would lack contrast.
   */
  phrase: '1ms calc(2.2s + var(--order, 0) * 0.2s)',
  tip: '0.3s 3.2s',
} as const;
