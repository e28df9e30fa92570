import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLAN } from '../../../analytics/plan.ts';

it('the table of the README has every event with its properties', () => {
  const readme = readFileSync('analytics/README.md', 'utf8');
  for (const [name, properties] of Object.entries(PLAN)) {
    const own = properties.map((property) => `\`${property}\``).join(', ') || 'none';
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\` | `));
    expect(row?.split(' | ').at(-1), name).toBe(`${own} |`);
  }
});
