import { color } from '../theme/tokens.ts';

/** The brand's gradient from the upper start to the lower end, as colors with offsets. */
const SWEEP = [
  ['accent', 0.05],
  ['sweepNear', 0.4],
  ['sweepFar', 0.72],
  ['sweepEnd', 1],
] as const;

/** The brand's gradient, for strokes of an SVG: `url(#id)`. */
export function Sweep({ id }: { id: string }) {
  return (
    <linearGradient id={id} x2="1" y2="1">
      {SWEEP.map(([name, offset]) => (
        <stop key={name} offset={offset} stopColor={color[name]} />
      ))}
    </linearGradient>
  );
}
