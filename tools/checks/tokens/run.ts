import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findProblems } from './findProblems.ts';

/*
 * Token gate of `npm run check`: the styles of every component take colours, sizes, durations and
 * media queries from `src/theme/` and use logical directions.
 */
const CODE = 'src';
const THEME = path.join(CODE, 'theme');

const files = readdirSync(CODE, { recursive: true, encoding: 'utf8' })
  .map((file) => path.join(CODE, file))
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(THEME + path.sep))
  .sort();
const problems = files.flatMap((file) => findProblems(file, readFileSync(file, 'utf8')));

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${CODE}: the styles of ${files.length} files use tokens and logical properties only`);
