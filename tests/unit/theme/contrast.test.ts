import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blend, converter, filterSaturate, type Rgb, wcagContrast } from 'culori';
import { afterAll, expect, test } from 'vitest';
import { GLASS_SATURATION } from '../../../src/theme/mixins.ts';
import { tokenColor } from '../../../src/theme/tokenColor.ts';
import { COLORS, type ColorName } from '../../../src/theme/tokenValues.ts';
import { HOVER_OPACITY } from '../../../src/ui/buttonStyles.ts';

/*
 * The contrast of the design's colors (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11), computed from the
 * tokens. `tests/e2e/accessibility/axe.spec.ts` measures the rendered pages, but not text on glass.
 */
const toRgb = converter('rgb');
const saturate = filterSaturate(GLASS_SATURATION);

/** Minimum ratios for running text, for other text and for controls and other non-text elements. */
const [BODY, TEXT, SHAPE] = [7, 4.5, 3];

/** The foreground and background colors that the design combines. */
const PAIRS: [front: ColorName[], grounds: ColorName[], needed: number][] = [
  [['ink', 'inkMuted'], ['paper', 'paperSunk', 'surface', 'surfaceRaised'], BODY],
  // Chat bubbles, appointments, the badge *Planned*.
  [['ink'], ['graySurface', 'greenSurface', 'blueSurface', 'yellowSurface'], BODY],
  [['green'], ['greenSurface'], BODY],
  [['blueText'], ['blueSurface'], BODY],
  [['yellow'], ['yellowSurface'], BODY],
  // Search matches in questions and answers.
  [['ink'], ['highlight'], BODY],
  // The skip link, the provider that answers.
  [['paper'], ['ink'], BODY],
  [['editorInk'], ['editor'], BODY],
  [['editorKeyword', 'editorName', 'editorValue'], ['editor'], TEXT],
  [['red'], ['paper', 'surface', 'surfaceRaised'], TEXT],
  [['inkOnAction'], ['actionStart', 'actionEnd'], TEXT],
  // The Vision Frame's hint, on the sample desktop.
  [['inkMuted'], ['wallpaper', 'wallpaperLit'], TEXT],
  // Selected text.
  [['paper'], ['focus'], TEXT],
  [['focus', 'controlEdge'], ['paper', 'paperSunk', 'surface', 'surfaceRaised'], SHAPE],
];

/** Text on glass over any background; running text is only over the sample desktop. */
const ON_GLASS: [front: ColorName, beneath: ColorName[], needed: number][] = [
  ['ink', colorsOfScene(), BODY],
  ['inkMuted', colorsOfScene(), TEXT],
  // The header and the language suggestion, over any part of a page.
  ['ink', opaqueColors(), TEXT],
  ['inkMuted', opaqueColors(), TEXT],
];

interface Row {
  scheme: 'light' | 'dark';
  pair: string;
  ratio: number;
  needed: number;
}

const rows = (['light', 'dark'] as const).flatMap((scheme) => rowsOf(scheme));

test.each(rows.map(({ scheme, pair, needed, ratio }) => [scheme, pair, needed, ratio] as const))(
  '%s: %s reaches %d : 1',
  (_scheme, _pair, needed, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(needed);
  },
);

test('the colors of the sample desktop are read from its code', () => {
  const some: ColorName[] = ['wallpaper', 'surface', 'editor', 'editorInk', 'blueSurface'];
  expect(colorsOfScene()).toEqual(expect.arrayContaining(some));
});

afterAll(() => {
  const lines = rows
    .toSorted((one, other) => one.ratio / one.needed - other.ratio / other.needed)
    .map(({ scheme, pair, ratio, needed }) =>
      [ratio.toFixed(2).padStart(5), `≥ ${needed}`.padEnd(6), scheme.padEnd(6), pair].join(' '),
    );
  console.log(`Contrast, the tightest first\n${lines.join('\n')}`);
});

function rowsOf(scheme: Row['scheme']): Row[] {
  const paint = (name: ColorName) => paintOf(name, scheme);
  const onPlain = PAIRS.flatMap(([fronts, grounds, needed]) =>
    fronts.flatMap((front) =>
      grounds.map((ground) => ({
        pair: `${front} on ${ground}`,
        ratio: wcagContrast(paint(front), paint(ground)),
        needed,
      })),
    ),
  );
  const hovered = (['actionStart', 'actionEnd'] as const).map((ground) => {
    const light = { ...paint('inkOnAction'), alpha: HOVER_OPACITY };
    const lit = blend([paint(ground), light]);
    const ratio = wcagContrast(paint('inkOnAction'), lit);
    return { pair: `inkOnAction on ${ground} on hover`, ratio, needed: TEXT };
  });
  const onGlass = ON_GLASS.map(([front, beneath, needed]) => {
    const [worst] = beneath
      .map((name) => {
        // Translucent colors are over a window.
        const below = saturate(blend([paint('surface'), paint(name)]));
        const glass = blend([below, paint('glass')]);
        return { name, ratio: wcagContrast(paint(front), glass) };
      })
      .sort((one, other) => one.ratio - other.ratio);
    if (!worst) throw new Error(`no colors beneath ${front} on glass`);
    const pair = `${front} on glass over ${worst.name}, the worst of ${beneath.length}`;
    return { pair, ratio: worst.ratio, needed };
  });
  return [...onPlain, ...hovered, ...onGlass].map((row) => ({ scheme, ...row }));
}

function paintOf(name: ColorName, scheme: Row['scheme']): Rgb {
  const paint = toRgb(tokenColor(name, scheme));
  if (!paint) throw new Error(`the token ${name} is not a color`);
  return paint;
}

/** Returns all colors in the sources of the sample desktop, with the ink that it inherits. */
function colorsOfScene(): ColorName[] {
  const folder = path.join(import.meta.dirname, '../../../src/sections/visionFrame');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:Window|Scene)\.tsx$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/\bcolor\.(\w+)/g),
    ])
    .map(([, name]) => name as ColorName);
  // The background is the constant `WALLPAPER` of the tokens.
  return [...new Set<ColorName>(['ink', 'wallpaper', 'wallpaperLit', ...names])];
}

function opaqueColors(): ColorName[] {
  const names = Object.keys(COLORS) as ColorName[];
  return names.filter((name) => paintOf(name, 'light').alpha === undefined);
}
