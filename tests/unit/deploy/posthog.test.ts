import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAN } from '../../../analytics/plan.ts';
import { FORWARDED_PROPERTIES } from '../../../server/growth/forwardToPostHog.ts';

const FILE = readFileSync('deploy/posthog/main.tf', 'utf8');

test.each<[string, readonly string[]]>([
  ['event', Object.keys(PLAN)],
  ['breakdown', FORWARDED_PROPERTIES],
])("every %s of PostHog's dashboard is what the server sends", (attribute, sent) => {
  const used = [...FILE.matchAll(new RegExp(`\\b${attribute}\\s*=\\s*"([^"]*)"`, 'g'))];
  expect(used).not.toEqual([]);
  for (const [, value] of used) expect(sent).toContain(value);
});
