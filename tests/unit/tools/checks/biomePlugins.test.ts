// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are source
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

/** Lines of components, each with a word of the advice that Biome should give for it. */
const REFUSED = [
  ['css`color: #fff;`', 'color'],
  ["<p style={{ '--order': 1, color: isError ? 'red' : 'inherit' }}>red</p>", 'color'],
  ['css`padding: 1rem 0;`', 'the size or the duration'],
  ['css`transition: opacity 150ms;`', 'the size or the duration'],
  ["const GAP = '12px';", 'the value'],
  ['css`@media print { gap: 0; }`', 'query'],
  ['css`&:hover { margin-right: 1em }`', 'direction'],
  ['css`inset: 0 auto 0 1em;`', 'the sides'],
  ['css`gap: 0; margin: 0;`', 'new line'],
  ['css`& > :nth-child(2) { gap: 0; }`', 'its place'],
  ['<div css={{ gap: 0 }} />', 'objects'],
  ['<img alt="A cat" />', 'en.json'],
  ["<p>{'Join'}</p>", 'en.json'],
  ['<a title={`${name}. Join`} />', 'en.json'],
];

const ALLOWED = [
  'css`\n  ${pane}\n  padding: ${space.s} calc(-1 * ${space.m});\n  ${media.wide} { gap: 0; }\n`',
  'css`color: transparent;\n background: currentColor;\n outline-color: Highlight;`',
  "const text = 'It takes 30 ms'; const hash = '#faq';",
  "<a title={t('home.hero.title')}>{`${count} · ${name}`}</a>",
  '<a title={t(`${texts}.title`)} />',
];

test('Biome refuses styles without tokens or hard to read, and copy in components', () => {
  const folder = temporaryFolder();
  const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as {
    overrides: { plugins?: string[] }[];
  };
  const plugins = overrides.flatMap((override) => override.plugins ?? []);
  const config = { root: true, plugins: plugins.map((plugin) => path.resolve(plugin)) };
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(config));
  for (const [index, line] of [...REFUSED.map(([line]) => line), ...ALLOWED].entries()) {
    writeFileSync(path.join(folder, `${index}.tsx`), String(line));
  }
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  const words = [biome, 'lint', '--reporter=github', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });

  const found = [...stdout.matchAll(/plugin,file=.*\/(\d+)\.tsx.*?::(.*)/g)];
  const advices = found.sort(([, a], [, b]) => Number(a) - Number(b)).map(([, , advice]) => advice);
  expect(advices).toEqual(REFUSED.map(([, advice = '']) => expect.stringContaining(advice)));
}, 30_000);
