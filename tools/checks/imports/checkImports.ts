import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { forbiddenImports } from './forbiddenImports.ts';

/* Part of `npm run lint`: checks the imports of every file against the table in `mayImport.ts`. */
const tracked = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--'];
const files = execFileSync('git', [...tracked, '*.ts', '*.tsx', '*.js'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && existsSync(file));

const problems = files.flatMap((file) => forbiddenImports(file, readFileSync(file, 'utf8')));

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`The imports of ${files.length} files follow tools/checks/imports/mayImport.ts`);
