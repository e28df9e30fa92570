import { tokenColor } from '../../src/theme/tokenColor.ts';
import type { ColorName } from '../../src/theme/tokenValues.ts';

/** How far the blades reach, in pixels: beyond every corner of an image. */
const REACH = 1600;
/** The steps in which a side of a blade becomes lit or shaded. */
const STEPS = 5;

/** The rings of the iris from its middle, as in `src/theme/iris.ts`. */
const RINGS = [
  ['irisPeach', 0.14],
  ['irisRose', 0.27],
  ['irisViolet', 0.43],
  ['irisBlue', 0.58],
  ['irisSky', 0.75],
  ['irisTeal', 1],
] as const satisfies [ColorName, number][];

/** One side of the blades of a set: from where it rises to where it has fallen, in degrees. */
interface Side {
  color: 'bladeLit' | 'bladeShaded';
  rise: [from: number, to: number];
  fall: [from: number, to: number];
}

const BLADES: { period: number; sides: Side[] }[] = [
  {
    period: 6,
    sides: [
      { color: 'bladeLit', rise: [0.9, 2.4], fall: [2.4, 2.6] },
      { color: 'bladeShaded', rise: [3.4, 4.1], fall: [4.1, 6] },
    ],
  },
  {
    period: 360 / 27,
    sides: [
      { color: 'bladeShaded', rise: [-1.33, 0], fall: [0, 3] },
      { color: 'bladeLit', rise: [5, 9.4], fall: [9.4, 9.8] },
    ],
  },
];

/**
 * Draws the site's wallpaper in SVG, which has no conic gradients: each side of a blade is a few
 * wedges, one inside the other.
 *
 * @param radius of its outermost ring
 */
export function irisSvg(cx: number, cy: number, radius: number): string {
  const stops = RINGS.map(
    ([name, offset]) => `<stop stop-color="${tokenColor(name, 'dark')}" offset="${offset}"/>`,
  );
  const wedges = BLADES.flatMap(({ period, sides }) =>
    sides.flatMap((side) =>
      Array.from({ length: Math.round(360 / period) }, (_, blade) =>
        wedgesOf(side, blade * period, cx, cy),
      ),
    ),
  );
  return `
    <radialGradient id="iris" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${radius}">
      ${stops.join('')}
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#iris)"/>
    ${wedges.join('')}`;
}

function wedgesOf({ color, rise, fall }: Side, turn: number, cx: number, cy: number): string {
  const { fill, opacity } = translucent(color);
  const paths = Array.from({ length: STEPS }, (_, step) => {
    const share = (step + 0.5) / STEPS;
    const from = turn + rise[0] + share * (rise[1] - rise[0]);
    const to = turn + fall[1] - share * (fall[1] - fall[0]);
    return `M${cx} ${cy}L${point(from, cx, cy)}L${point(to, cx, cy)}z`;
  });
  return paths.map((d) => `<path d="${d}" fill="${fill}" opacity="${opacity / STEPS}"/>`).join('');
}

function point(degrees: number, cx: number, cy: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [cx + REACH * Math.sin(angle), cy - REACH * Math.cos(angle)];
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Splits a translucent token into what SVG needs. */
function translucent(name: ColorName): { fill: string; opacity: number } {
  const hex = tokenColor(name, 'dark');
  return { fill: hex.slice(0, 7), opacity: Number.parseInt(hex.slice(7), 16) / 255 };
}
