import { css } from '@emotion/react';
import { color, media, size, space } from '../../theme/tokens.ts';

/** The narrow layout, for `matchMedia`. */
export const BELOW_WIDE = media.belowWide.replace('@media ', '');

/** Returns a pale shade of a color: mixed with the surface, so that it suits both schemes. */
export const tint = (hue: string) => `color-mix(in oklab, ${hue} 16%, ${color.surface})`;

/**
 * The geometry of the Vision Frame's stage, as custom properties of its container: its unit, which
 * grows with wide screens; on narrow screens, the room for the answer in the scene (`--answer`) and
 * for the dock below it (`--below`); the scene's height; how far the wallpaper rises above it; how
 * much the glass magnifies, since the scene is that much smaller than its sharp copy (`--zoom`); the
 * glass with its title bar, lens and rim; its place at rest (`--start`, `--top`); and where the
 * opening begins, as a distance from there (`--from-*`): the lens is over the spreadsheet.
 */
export const stageGeometry = css`
  --unit: 1rem;
  --answer: calc(7.5rem + ${size.answerNarrow});
  --height: calc(20.625rem + var(--answer));
  --below: calc(${size.dock} + ${space.l});
  --lens: 8.375rem;
  --bar: 2.25rem;
  --rim: 0.375rem;
  --glass: calc(58.333cqi - 0.208rem);
  --start: calc(41.667cqi - 0.167rem);
  --top: 0.25rem;
  --rise: 2rem;
  --zoom: 1.02;
  --from-x: 0rem;
  --from-y: 1.25rem;
  ${media.medium} { --answer: calc(7.5rem + ${size.answer}); }
  ${media.wide} {
    --unit: max(1rem, 1vw);
    --height: calc(42 * var(--unit));
    --below: 0rem;
    --lens: calc(12 * var(--unit));
    --bar: calc(2.75 * var(--unit));
    --rim: calc(0.5 * var(--unit));
    --glass: calc(27 * var(--unit));
    --start: calc(50cqi - 13.5 * var(--unit));
    --top: calc(1.5 * var(--unit));
    --rise: 7rem;
    --zoom: 1.05;
    --from-x: calc(var(--forward) * 5 * var(--unit));
    --from-y: calc(1 * var(--unit));
  }
`;

/**
 * The places of the windows. Narrow: in two rows, with the answer between them, so that the glass
 * is beside it over each. Wide: scattered, within reach of the lens.
 */
export const deskLayout = css`
  position: absolute;
  inset: 1rem 0.75rem 0.375rem;
  display: grid;
  grid-template: 10.25rem var(--answer) minmax(0, 1fr) / 10fr 3fr 11fr;
  column-gap: 0.5rem;
  font-size: 0.6875rem;
  /* Not by order: the first window may be on screen before the second has arrived. */
  [data-region='code'] { grid-area: 1 / 1; }
  [data-region='sheet'] { grid-area: 1 / 2 / auto / 4; }
  [data-region='messages'] { grid-area: 3 / 1 / auto / 3; }
  [data-region='calendar'] { grid-area: 3 / 3; }
  ${media.wide} {
    display: block;
    inset: 0;
    inset-inline: max(1.5rem, 50cqi - 44 * var(--unit));
    font-size: calc(0.875 * var(--unit));
    [data-region] { position: absolute; }
    [data-region='messages'] {
      inset-block-start: 3%;
      inset-inline-start: 0;
      z-index: 1;
      inline-size: max(21%, 15.5em);
    }
    [data-region='sheet'] {
      inset-block-start: calc(2.25 * var(--unit));
      inset-inline-start: calc(50% - 15.5 * var(--unit));
      z-index: 1;
      inline-size: calc(34 * var(--unit));
      block-size: calc(16.25 * var(--unit));
    }
    [data-region='code'] {
      inset-block-start: calc(14.25 * var(--unit));
      inset-inline-start: 3%;
      inline-size: max(29%, 19.5em);
    }
    [data-region='calendar'] {
      inset-block-start: 8%;
      inset-inline-end: 0;
      inline-size: max(28%, 18em);
      block-size: calc(18 * var(--unit));
    }
  }
  ${media.large} {
    [data-region='messages'] {
      inset-inline-start: 4%;
      inline-size: max(21%, 20.5em);
    }
    /* The spreadsheet ends where the calendar begins. */
    --calendar: max(28%, 26em);
    [data-region='calendar'] { inline-size: var(--calendar); }
    [data-region='sheet'] { inline-size: calc(50% + 15 * var(--unit) - var(--calendar)); }
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
