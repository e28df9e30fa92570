import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cssLayout } from './cssLayout.ts';
import { findProblems } from './findProblems.ts';

/*
 * Part of `npm run lint`. Styles of components take colors, sizes, durations and media queries from
 * `src/theme/` and use logical directions. All styles have one declaration a line, and no selector
 * that counts elements.
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
  return [...cssLayout(file, source), ...(isTheme ? [] : findProblems(file, source))];
});

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${CODE}: the styles of ${files.length} files use tokens and logical properties only`);
