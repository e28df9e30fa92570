// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are source
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

/** Lines of components, by a word of the advice that Biome should give for them. */
const REFUSED: Record<string, string[]> = {
  color: [
    'css`color: #fff;`',
    'css`background: linear-gradient(90deg, red, transparent);`',
    'css`color: light-dark(${color.ink}, ${color.paper});`',
    '<circle fill="rebeccapurple" stroke="none" />',
    "<p style={{ '--order': 1, color: isError ? 'red' : 'inherit' }}>red</p>",
  ],
  'the size or the duration': [
    'css`padding: 1rem 0;`',
    'css`transition: opacity 150ms;`',
    'css`min-block-size: calc(100dvh - 4em);`',
    'css`${media.wide} and (height < 30rem) { gap: 0; }`',
    'css`gap: ${space.s}; inset: 0;\n inline-size: 3rem;`',
    'keyframes`from { translate: 0 8px; }`',
  ],
  'the value': ["css`gap: ${isWide ? '2rem' : space.s};`", "const GAP = '12px';"],
  query: ['css`@media print { gap: 0; }`', 'css`@container (inline-size > 2em) { gap: 0; }`'],
  direction: [
    'css`left: 0;`',
    'css`&:hover { margin-right: 1em }`',
    'css`${media.wide} { max-width: 100%; }`',
  ],
  'the sides': ['css`inset: 0 auto 0 1em;`', 'css`padding: 0 ${space.s} 0 ${space.m};`'],
  'new line': ['css`gap: 0; margin: 0;`', 'css`${pane}; margin: 0;`'],
  'its place': ['css`p:not(:first-of-type) { gap: 0; }`', 'css`& > :nth-child(2) { gap: 0; }`'],
  objects: ['<div css={{ gap: 0 }} />', 'css({ gap: 0 })'],
  'en.json': ['<img alt="A cat" />', '<a title={`${count} results`} />', "<p>{'Join'}</p>"],
};

const ALLOWED = [
  'css`\n  ${pane}\n  padding: ${space.s} calc(-1 * ${space.m});\n  ${media.wide} { gap: 0; }\n`',
  'css`margin: 1.5em 10% 0;\n grid: auto / 2fr 60ch;\n rotate: 0.5turn;\n inset: 28cqi;`',
  'css`color: transparent;\n background: currentColor;\n outline-color: Highlight;`',
  'css`mask: radial-gradient(circle closest-side, black 42%, transparent 48%);`',
  'css`@supports (animation-timeline: view()) { opacity: 1; }`',
  'css`inset: 0 auto;\n border-radius: ${radius.l} ${radius.l} 0 0;`',
  "css`&[data-side='left'] { grid-area: tan-3rem; }`",
  "const text = 'It takes 30 ms'; const hash = '#faq';",
  '<img alt="" title={title} className="wide" content="7 %" />',
  "<a title={t('home.hero.title')}>{`${count} · ${name}`}</a>",
];

test('Biome refuses styles without tokens or hard to read, and copy in components', () => {
  const cases = Object.entries(REFUSED).flatMap(([advice, lines]) =>
    lines.map((line) => ({ line, advice })),
  );
  const found = advicesOn([...cases.map(({ line }) => line), ...ALLOWED]);
  for (const { line, advice } of cases) {
    expect(found.get(line), line).toEqual([expect.stringContaining(advice)]);
  }
  for (const line of ALLOWED) expect(found.get(line), line).toBeUndefined();
});

/** Returns what the project's configuration of Biome says about components with these lines. */
function advicesOn(lines: string[]): Map<string, string[]> {
  const folder = temporaryFolder();
  const overrides: { plugins?: string[] }[] = JSON.parse(
    readFileSync('biome.json', 'utf8'),
  ).overrides;
  const plugins = overrides.flatMap((override) => override.plugins ?? []);
  const config = { root: true, plugins: plugins.map((plugin) => path.resolve(plugin)) };
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(config));
  lines.forEach((line, index) => {
    writeFileSync(path.join(folder, `${index}.tsx`), line);
  });
  const command = [path.resolve('node_modules/@biomejs/biome/bin/biome'), 'lint'];
  const options = ['--reporter=github', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, [...command, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  const advices = new Map<string, string[]>();
  for (const [, index, advice = ''] of stdout.matchAll(/plugin,file=.*\/(\d+)\.tsx.*?::(.*)/g)) {
    const line = lines[Number(index)] ?? '';
    advices.set(line, [...(advices.get(line) ?? []), advice]);
  }
  return advices;
}
