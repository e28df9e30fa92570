import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forbiddenImports } from '../../../../../tools/checks/imports/forbiddenImports.ts';
import { MAY_IMPORT } from '../../../../../tools/checks/imports/mayImport.ts';

test.each([
  ['a higher layer', 'src/ui/A.tsx', "import { b } from '../sections/b.ts';"],
  ['a new folder', 'src/pages/A.tsx', "import { b } from '../new/b.ts';"],
  ['a type', 'src/ui/a.ts', "import type { b } from '../app/b.ts';"],
  ['a re-export', 'src/ui/a.ts', "export { b } from '../app/b.ts';"],
  ['a dynamic import', 'src/ui/a.ts', "const load = () => import('../app/b.ts');"],
  ['an import type', 'src/ui/a.ts', "type B = typeof import('../app/b.ts');"],
  ['a glob', 'src/ui/a.ts', "const b = import.meta.glob(['/src/app/*.ts']);"],
])('%s may not be imported', (_, file, source) => {
  expect(forbiddenImports(file, `\n${source}`)).toEqual([
    expect.stringContaining(`${file}:2: may not import `),
  ]);
});

test.each([
  ['a lower layer', 'src/pages/A.tsx', "import { b } from '../sections/home/b.ts';"],
  [
    'a file with a row of its own',
    'src/waitlist/a.ts',
    "import { b } from '../../analytics/port.ts';",
  ],
])('%s may be imported', (_, file, source) => {
  expect(forbiddenImports(file, source)).toEqual([]);
});

test('every row of the table names a folder or file that exists, or the workbench, which can go', () => {
  const missing = Object.keys(MAY_IMPORT).filter((row) => !existsSync(row));
  expect(missing.filter((row) => !row.startsWith('workbench'))).toEqual([]);
});

test('nothing imports the workbench but its own tests', () => {
  const importers = Object.entries(MAY_IMPORT).filter(([, allowed]) =>
    allowed.some((one) => one.startsWith('workbench')),
  );
  expect(importers.map(([row]) => row)).toEqual(['workbench/tests']);
});
