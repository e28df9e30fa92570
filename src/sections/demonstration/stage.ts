import { css } from '@emotion/react';
import { color, media } from '../../theme/tokens.ts';

/** The narrow layout, for `matchMedia`. */
export const BELOW_WIDE = media.belowWide.replace('@media ', '');

/** Returns a pale shade of a color, on whatever the surface is. */
export const tint = (hue: string) => `color-mix(in oklab, ${hue} 24%, ${color.surface})`;

/**
 * The geometry of the Vision Frame's stage, as custom properties of its container: the scene's
 * height; how far the wallpaper rises above it; how much the glass magnifies, since the blurred scene is
 * that much smaller than its sharp copy (`--zoom`); the glass with its title bar, lens and rim; its
 * place at rest (`--start`, `--top`); and the two places that the opening visits before, as
 * distances from there (`--from-*`, `--via-*`).
 */
export const stageGeometry = css`
  --height: 27.5rem;
  --lens: 8.375rem;
  --bar: 2.25rem;
  --rim: 0.375rem;
  --glass: calc(50cqi - 0.125rem);
  --start: calc(50cqi - 0.125rem);
  --top: 0.375rem;
  --rise: 2rem;
  --zoom: 1.02;
  --from-x: calc(var(--forward) * (0.375rem - 50cqi));
  --from-y: 1.5rem;
  --via-x: var(--from-x);
  --via-y: 3.25rem;
  ${media.wide} {
    --height: 42.5rem;
    --lens: 12rem;
    --bar: 2.75rem;
    --rim: 0.5rem;
    --glass: 27rem;
    --start: calc(50cqi - 13.75rem);
    --top: 1.5rem;
    --rise: 7rem;
    --zoom: 1.05;
    --half: min(50cqi - 2rem, 43rem);
    --from-x: calc(var(--forward) * (50cqi - var(--half) - 0.5rem - var(--start)));
    --from-y: 0rem;
    --via-x: calc(
      var(--forward) * (50cqi + var(--half) + 0.5rem - var(--glass) - var(--start))
    );
    --via-y: 4rem;
  }
  ${media.large} { --start: calc(50cqi - 20.5rem); }
`;

/** The places of the windows. Narrow: two by two. Wide: scattered, within reach of the lens. */
export const deskLayout = css`
  position: absolute;
  inset: 0.75rem 0.75rem 4.25rem;
  display: grid;
  grid-template: 1fr 1fr / 1fr 1fr;
  gap: 0.625rem;
  font-size: 0.6875rem;
  /* Not by order: the first window may be on screen before the second has arrived. */
  [data-region='sheet'] { grid-area: 1 / 2; }
  ${media.wide} {
    display: block;
    inset: 0;
    inset-inline: max(1.5rem, 50cqi - 44rem);
    font-size: 0.875rem;
    [data-region] { position: absolute; }
    [data-region='messages'] {
      inset-block-start: 3%;
      inset-inline-start: 0;
      inline-size: max(20%, 13.5rem);
    }
    [data-region='sheet'] {
      inset-block-start: 2.25rem;
      inset-inline-start: calc(50% - 12.5rem);
      inline-size: 28rem;
      block-size: 66%;
    }
    [data-region='code'] {
      inset-block-start: 38%;
      inset-inline-start: 3%;
      inline-size: max(29%, 17rem);
      block-size: 32%;
    }
    [data-region='calendar'] {
      inset-block-start: 10%;
      inset-inline-end: 0;
      inline-size: max(26%, 14rem);
      block-size: 54%;
    }
  }
  ${media.large} {
    [data-region='sheet'] {
      inset-inline-start: calc(50% - 22.5rem);
      inline-size: 36rem;
    }
  }
`;

/** The opening's timeline: durations and, after them, delays. */
export const TIMELINE = {
  glide: '2.4s 0.5s',
  beam: '0.9s 2.75s',
  panel: '0.5s 2.8s',
  mark: '0.45s 3.15s',
  /** The phrases of the answer, one after the other. They do not fade, which would lack contrast. */
  phrase: '1ms calc(3.25s + var(--order, 0) * 0.2s)',
  tip: '0.3s 4.3s',
} as const;

/** The columns of the spreadsheet, which fill the lens, and what is before them. */
export const SHEET = {
  start: '3.25rem',
  columns: '7.25rem repeat(2, 5.75rem) calc(5.75rem + 1px)',
} as const;
