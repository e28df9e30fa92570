import { blend, converter, filterSaturate, type Rgb, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { COLORS, type ColorName } from '../../../src/theme/colors.ts';
import { GLASS_SATURATION } from '../../../src/theme/glass.ts';
import { PALETTES } from '../../../src/theme/palettes.ts';
import { tokenColor } from '../../../src/theme/tokenColor.ts';
import { HOVER_OPACITY } from '../../../src/ui/buttonStyles.ts';

/*
 * The contrast of text and shapes (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11) where axe sees none of it in
 * the rendered pages: on glass, in states such as hover and selection, and of shapes.
 */

/** Minimum ratios for running text, for other text and for controls and other non-text elements. */
const [BODY, TEXT, SHAPE] = [7, 4.5, 3];
const GROUNDS = ['paper', 'paperSunk', 'surface', 'surfaceRaised'] as const;

/** The foreground and background colors that the design combines. */
const PAIRS: [needed: number, fronts: readonly ColorName[], grounds: readonly ColorName[]][] = [
  [BODY, ['ink', 'inkMuted'], GROUNDS],
  [BODY, ['ink'], ['graySurface', 'greenSurface', 'blueSurface', 'yellowSurface', 'highlight']],
  [BODY, ['greenText'], ['greenSurface']],
  [BODY, ['blueText'], ['blueSurface']],
  [BODY, ['yellowText'], ['yellowSurface']],
  [BODY, ['paper'], ['ink']],
  [BODY, ['editorInk'], ['editor']],
  [TEXT, ['editorKeyword', 'editorValue'], ['editor']],
  [TEXT, ['red'], ['paper', 'surface', 'surfaceRaised']],
  [TEXT, ['inkOnAction'], ['actionStart', 'actionEnd']],
  [TEXT, ['paper'], ['focus']],
  [SHAPE, ['focus', 'controlEdge'], GROUNDS],
  [SHAPE, ['inkOnAction'], ['appMessages', 'appSheet', 'appCalendar']],
];

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const paint = (name: ColorName): Rgb => toRgb(tokenColor(name, scheme));

  test.each(
    PAIRS.flatMap(([needed, fronts, grounds]) =>
      fronts.flatMap((front) => grounds.map((ground) => [front, ground, needed] as const)),
    ),
  )('%s on %s reaches %d : 1', (front, ground, needed) => {
    expect(wcagContrast(paint(front), paint(ground))).toBeGreaterThanOrEqual(needed);
  });

  test.each(['actionStart', 'actionEnd'] as const)(
    'text on %s stays readable on hover',
    (ground) => {
      const light = { ...paint('inkOnAction'), alpha: HOVER_OPACITY };
      const hovered = blend([paint(ground), light]);
      expect(wcagContrast(paint('inkOnAction'), hovered)).toBeGreaterThanOrEqual(TEXT);
    },
  );

  test.each([
    ['ink', BODY],
    ['inkMuted', TEXT],
  ] as const)('%s on frosted glass over any color reaches %d : 1', (front, needed) => {
    for (const name of Object.keys(COLORS) as ColorName[]) {
      if (paint(name).alpha !== undefined) continue;
      // The blades lie over the colors of the iris.
      const blades = name.startsWith('iris') ? (['bladeLit', 'bladeShaded'] as const) : [];
      for (const above of [name, ...blades]) {
        const beneath = filterSaturate(GLASS_SATURATION)(blend([paint(name), paint(above)]));
        const ground = blend([beneath, paint('frost')]);
        expect(wcagContrast(paint(front), ground), name).toBeGreaterThanOrEqual(needed);
      }
    }
  });

  test.each(
    (['ink', 'inkMuted'] as const).flatMap((front) =>
      (['surface', 'paperSunk'] as const).map((ground) => [front, ground] as const),
    ),
  )('%s on a window’s %s under the glass stays readable', (front, ground) => {
    const [light, dark] = PALETTES.underGlass[ground];
    const window = toRgb(scheme === 'light' ? light : dark);
    expect(wcagContrast(paint(front), window)).toBeGreaterThanOrEqual(BODY);
  });
});

function toRgb(value: string): Rgb {
  const rgb = converter('rgb')(value);
  if (!rgb) throw new Error(`${value} is not a color`);
  return rgb;
}
