import { afterEach, expect, test, vi } from 'vitest';
import en from '../../locales/en.json';
import { t } from '../support/siteTexts.ts';

const { collect, use, security, retention, thirdParties, counting } = en.privacy;
const { object, memory, signals } = counting;
const GROUPS = [collect, use, security, retention, thirdParties, { object, memory, signals }];
const SENTENCES = GROUPS.flatMap(({ title: _, ...sentences }: Record<string, string>) =>
  Object.values(sentences),
);

// Each build loads the whole site anew.
vi.setConfig({ testTimeout: 30_000 });

/** What only a site that reports visits to PostHog may say. */
const OF_TRACKER = [
  collect.analytics,
  collect.device,
  collect.form,
  collect.outcomes,
  use.improve,
  retention.analytics,
  thirdParties.analytics,
  thirdParties.visitors,
];

/** Renders the page of a build with or without a tracker; returns its sentences. */
async function policy(HAS_TRACKER: boolean): Promise<(string | null)[]> {
  vi.doMock('../../src/config.ts', async (original) => ({ ...(await original()), HAS_TRACKER }));
  const { default: PrivacyPage } = await import('../../src/pages/PrivacyPage.tsx');
  const { renderInSite } = await import('../support/renderInSite.tsx');
  const { container } = renderInSite(<PrivacyPage />);
  return [...container.querySelectorAll('section li')].map(({ textContent }) => textContent);
}

afterEach(() => {
  vi.doUnmock('../../src/config.ts');
  vi.resetModules();
});

test('the policy of a site with PostHog has every sentence once', async () => {
  const shown = await policy(true);
  expect(shown.toSorted()).toEqual(SENTENCES.toSorted());
});

test('the policy of every other site tells of the origin and the statistics, and not of PostHog', async () => {
  const shown = await policy(false);
  expect(shown.toSorted()).toEqual(SENTENCES.filter((one) => !OF_TRACKER.includes(one)).toSorted());
  expect(shown).toContain(t('privacy.collect.origin'));
  expect(shown.join()).not.toContain('PostHog');
});
