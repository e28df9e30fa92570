import { expect, test } from 'vitest';
import { annotation, problemLine } from '../../../../tools/checks/problem.ts';

const PROBLEM = { file: 'locales/de.json', line: 57, message: 'lacks {{count}}, 3 % off' };

test('a terminal shows file and line before the message', () => {
  expect(problemLine(PROBLEM)).toBe('locales/de.json:57: lacks {{count}}, 3 % off');
  expect(problemLine({ file: 'src/a.ts', message: 'is unused' })).toBe('src/a.ts: is unused');
});

test('GitHub marks the line, and decodes what its commands use themselves', () => {
  expect(annotation('error', PROBLEM)).toBe(
    '::error file=locales/de.json,line=57::lacks {{count}}, 3 %25 off',
  );
  expect(annotation('warning', { file: 'locales/a, b.json', message: 'one\ntwo' })).toBe(
    '::warning file=locales/a%2C b.json,line=1::one%0Atwo',
  );
});
