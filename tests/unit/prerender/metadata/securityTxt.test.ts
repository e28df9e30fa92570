import { expect, test } from 'vitest';
import { securityTxt } from '../../../../prerender/metadata/securityTxt.ts';

test('names the support address, and expires a year after the build', () => {
  const builtAt = new Date('2026-11-21T10:00:00Z');
  expect(securityTxt('https://iris.example', 'help@iris.example', builtAt)).toBe(
    `Contact: mailto:help@iris.example
Expires: 2027-11-21T10:00:00.000Z
Preferred-Languages: en
Canonical: https://iris.example/.well-known/security.txt
`,
  );
});
