import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { iris } from '../../theme/iris.ts';
import { color, media, shadow, size, space } from '../../theme/tokens.ts';

interface ClosingIrisProps {
  /** Id of the heading, which labels the section. */
  labelledBy: string;
  /** What the pupil holds. */
  children: ReactNode;
}

/** A section across the whole page: an iris whose pupil opens around its contents. */
export function ClosingIris({ labelledBy, children }: ClosingIrisProps) {
  return (
    <section css={ring} aria-labelledby={labelledBy}>
      <div css={pupil}>{children}</div>
    </section>
  );
}

const dilate = keyframes`
  from { clip-path: circle(24%); }
  to { clip-path: circle(75%); }
`;

// On narrow screens the pupil is wider than the page, and the iris an arc above and one below.
const ring = css`
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  min-block-size: ${size.iris};
  margin-block-start: calc(-0.6 * ${space.section});
  padding-block: ${space.section};
  overflow: clip;
  &::before {
    ${iris}
    --at: 50% 50%;
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    mask: linear-gradient(transparent, black 22% 78%, transparent);
  }
  ${media.medium} {
    --radius: ${size.irisRadius};
    &::before { mask: radial-gradient(var(--radius) 50%, black 52%, transparent); }
  }
  ${media.print} {
    min-block-size: 0;
    margin: 0;
  }
`;

// As tall as wide, or taller where its contents need more room.
const pupil = css`
  color-scheme: dark;
  display: grid;
  grid: auto-flow max-content / min(${size.form}, 100cqi - 2 * ${space.gutter});
  place-content: center;
  gap: ${space.m};
  inline-size: ${size.pupil};
  aspect-ratio: 1;
  padding-block: ${space.xxl};
  outline: ${space.hair} solid transparent;
  border-radius: 50%;
  background:
    radial-gradient(60% 40% at 32% 12%, ${color.lensBlue}, transparent),
    radial-gradient(50% 40% at 72% 92%, ${color.lensRose}, transparent), ${color.pupil};
  color: ${color.ink};
  box-shadow: ${shadow.pupil};
  animation: ${dilate} linear both;
  animation-timeline: var(--timeline-view);
  animation-range: entry 15% entry 95%;
  ${media.print} {
    color-scheme: light;
    aspect-ratio: auto;
    background: none;
    box-shadow: none;
  }
`;
