import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { forbiddenImports } from '../../../../../tools/checks/imports/forbiddenImports.ts';
import { MAY_IMPORT } from '../../../../../tools/checks/imports/mayImport.ts';

describe('forbidden', () => {
  test.each([
    ['a higher layer', 'src/ui/A.tsx', "import { b } from '../sections/b.ts';"],
    ['server code', 'src/waitlist/a.ts', "import { b } from '../../server/api/b.ts';"],
    ['the tracker', 'src/waitlist/a.ts', "import { b } from '../../analytics/posthog.ts';"],
    ['the API from below it', 'server/http/a.ts', "import { b } from '../api/b.ts';"],
    ['the root of the server', 'server/api/a.ts', "import { b } from '../startServer.ts';"],
    ['a test from a tool', 'tools/commands/a.ts', "import { b } from '../../tests/e2e/b.ts';"],
    ['a new folder', 'src/pages/A.tsx', "import { b } from '../new/b.ts';"],
    ['a type', 'src/ui/a.ts', "import type { b } from '../app/b.ts';"],
    ['a re-export', 'src/ui/a.ts', "export { b } from '../app/b.ts';"],
    ['a dynamic import', 'src/ui/a.ts', "const load = () => import('../app/b.ts');"],
    ['an import type', 'src/ui/a.ts', "type B = typeof import('../app/b.ts');"],
    ['a glob', 'src/ui/a.ts', "const b = import.meta.glob(['/src/app/*.ts']);"],
  ])('%s', (_, file, source) => {
    expect(forbiddenImports(file, `\n${source}`)).toEqual([
      expect.stringContaining(`${file}:2: may not import `),
    ]);
  });

  test('with the line, the imported file and what would be allowed', () => {
    const source = "import { css } from '@emotion/react';\nimport { App } from '../app/App.tsx';\n";
    expect(forbiddenImports('src/ui/Logo.tsx', source)).toEqual([
      'src/ui/Logo.tsx:2: may not import src/app/App.tsx; src/ui may import src/document, src/theme',
    ]);
  });
});

describe('allowed', () => {
  test.each([
    ['a lower layer', 'src/pages/A.tsx', "import { b } from '../sections/home/b.ts';"],
    ['the analytics port', 'src/waitlist/a.ts', "import { b } from '../../analytics/port.ts';"],
    ['the shared rules', 'server/a.ts', "import { b } from '../src/waitlist/emailRules.ts';"],
  ])('%s', (_, file, source) => {
    expect(forbiddenImports(file, source)).toEqual([]);
  });
});

test('every row names a folder or file that exists', () => {
  expect(Object.keys(MAY_IMPORT).filter((row) => !existsSync(row))).toEqual([]);
});

test('each layer of the server imports those above it in the table alone', () => {
  const layers = Object.keys(MAY_IMPORT).filter((row) => row.startsWith('server/'));
  for (const [i, layer] of layers.entries()) {
    for (const later of ['server', ...layers.slice(i)]) {
      expect(MAY_IMPORT[layer]).not.toContain(later);
    }
  }
});
