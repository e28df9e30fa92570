import { SWEEP } from '../theme/brandMark.ts';
import { color } from '../theme/tokens.ts';

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
