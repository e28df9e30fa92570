import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cssLayout } from './cssLayout.ts';
import { tokenProblems } from './findProblems.ts';

/*
 * Part of `npm run lint`: in the styles of every component, colours, sizes, durations and media
 * queries come from `src/theme/` and directions are logical. Everywhere, a declaration has a line of
 * its own and no selector counts elements.
 */
const CODE = 'src';
const THEME = path.join(CODE, 'theme');

const files = readdirSync(CODE, { recursive: true, encoding: 'utf8' })
  .map((file) => path.join(CODE, file))
  .filter((file) => /\.tsx?$/.test(file))
  .sort();
const problems = files.flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  const isTheme = file.startsWith(THEME + path.sep);
  return [...cssLayout(file, source), ...(isTheme ? [] : tokenProblems(file, source))];
});

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${CODE}: the styles of ${files.length} files name tokens and logical properties only`);
