import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type AnalyticsEventName, PLAN, type VisitReport } from '../../../analytics/plan.ts';
import type { TextKey } from '../../../src/i18n/useText.ts';
import { selfTexts } from '../../../src/sections/policies/trackerTexts.ts';
import { readLocales } from '../../../translations/read/readLocales.ts';
import { siteTexts } from '../../support/siteTexts.ts';

type ReportedOf<Properties> = Properties extends unknown
  ? { [Name in keyof Properties]: Properties[Name] extends null ? never : Name }[keyof Properties]
  : never;

/** All that the site's own counting may send. */
type Reported =
  | keyof VisitReport
  | keyof VisitReport['events'][number]
  | ReportedOf<(typeof PLAN)[AnalyticsEventName]['properties']>;

/** The privacy policy's text about each; the types require all of them. */
const DISCLOSED: Record<Reported | AnalyticsEventName, TextKey> = {
  visit: 'privacy.collect.number',
  landing: 'privacy.collect.visits',
  referrer: 'privacy.collect.visits',
  page: 'privacy.collect.visits',
  at: 'privacy.collect.visits',
  events: 'privacy.collect.visits',
  name: 'privacy.collect.visits',
  $pageview: 'privacy.collect.visits',
  form_location: 'privacy.collect.formSteps',
  error_type: 'privacy.collect.formSteps',
  receipt: 'privacy.collect.origin',
  waitlist_form_viewed: 'privacy.collect.formSteps',
  waitlist_form_started: 'privacy.collect.formSteps',
  waitlist_form_submitted: 'privacy.collect.formSteps',
  email_signup_success: 'privacy.collect.formSteps',
  email_signup_already_registered: 'privacy.collect.formSteps',
  email_signup_error: 'privacy.collect.formSteps',
  page_error: 'privacy.collect.state',
  member: 'privacy.collect.state',
  release: 'privacy.collect.state',
};

it('what the site’s own counting sends is told by texts that such a site shows', () => {
  expect(selfTexts().collect).toEqual(expect.arrayContaining(Object.values(DISCLOSED)));
});

const published = readLocales().filter(({ isPublished }) => isPublished);
it.each(published.map(({ language }) => language.tag))(
  'the policy in %s names every tag of a campaign, and how long visits are kept',
  (tag) => {
    const t = siteTexts(tag);
    for (const name of ['utm_source', 'utm_medium', 'utm_campaign', 'ref']) {
      expect(t('privacy.collect.visits')).toContain(name);
      expect(t('privacy.collect.analytics')).toContain(name);
    }
    expect(t('privacy.retention.visits').match(/\d+/g)).toEqual(['30', '25']);
    expect(t('privacy.collect.origin')).toMatch(/\b30|30日/);
  },
);

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
