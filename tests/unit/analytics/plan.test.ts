import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLAN } from '../../../analytics/plan.ts';

it('the tables of the README have every event with its properties, and every value', () => {
  const readme = readFileSync('analytics/README.md', 'utf8');
  for (const [name, event] of Object.entries(PLAN)) {
    const properties = Object.keys(event.properties).map((property) => `\`${property}\``);
    const [row] = readme.split('\n').filter((line) => line.startsWith(`| \`${name}\` | `));
    expect(row?.endsWith(` | ${properties.join(', ') || 'none'} |`), name).toBe(true);
    const values = Object.values<unknown>(event.properties).filter(Array.isArray);
    for (const value of values.flat()) {
      expect(readme).toContain(`\`${value}\``);
    }
  }
});
