import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STEPS } from '../../../analytics/growthFigures.ts';
import { PLAN } from '../../../analytics/plan.ts';
import { FORWARDED_PROPERTIES } from '../../../server/growth/forwardToPostHog.ts';
import { STEP_OF } from '../../../server/growth/readReport.ts';

const FILE = readFileSync('deploy/posthog/main.tf', 'utf8');

/** The texts that an attribute is set to, wherever it is. */
function valuesOf(attribute: string, text = FILE): string[] {
  const values = text.matchAll(new RegExp(`\\b${attribute}\\s*=\\s*"([^"]*)"`, 'g'));
  return [...values].map(([, value = '']) => value);
}

test("the dashboard's events are in the tracking plan", () => {
  const events = valuesOf('event');
  expect(events).toHaveLength(FILE.split('"EventsNode"').length - 1);
  for (const event of events) expect(Object.keys(PLAN)).toContain(event);
});

test('it breaks down by properties that the server sends', () => {
  const properties = valuesOf('breakdown');
  expect(properties).toHaveLength(FILE.split('breakdownFilter').length - 1);
  for (const property of properties) expect(FORWARDED_PROPERTIES).toContain(property);
});

test('its funnel has the steps of the figures, in their order', () => {
  const [series] = FILE.match(/(?<=kind += "FunnelsQuery")[^\]]*/) ?? [];
  const steps = valuesOf('event', series).map((event) =>
    event === '$pageview' ? 'seen' : STEP_OF[event],
  );
  expect(steps).toEqual(STEPS);
});
