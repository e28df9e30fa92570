import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLAN } from '../../../analytics/plan.ts';

const readme = readFileSync('analytics/README.md', 'utf8');

it.each(Object.entries(PLAN))(
  'the table of events tells of %s what the plan does',
  (name, event) => {
    const properties = Object.keys(event.properties).map((property) => `\`${property}\``);
    expect(readme).toContain(
      `| \`${name}\` | ${event.fires} | ${properties.join(', ') || 'none'} |`,
    );
  },
);

it('the table of properties has every value', () => {
  const values = Object.values(PLAN).flatMap(({ properties }) =>
    Object.values<readonly string[] | null>(properties).flatMap((allowed) => allowed ?? []),
  );
  for (const value of values) expect(readme).toContain(`\`${value}\``);
});
