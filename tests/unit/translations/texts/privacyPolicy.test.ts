import { expect, test } from 'vitest';
import { t } from '../../../support/siteTexts.ts';

test('the policy names every tag of a campaign, and how long addresses are kept', () => {
  for (const name of ['utm_source', 'utm_medium', 'utm_campaign', 'ref']) {
    expect(t('privacy.collect.origin')).toMatch(new RegExp(`\\b${name}\\b`));
    expect(t('privacy.collect.analytics')).toMatch(new RegExp(`\\b${name}\\b`));
  }
  expect(t('privacy.collect.origin')).toContain('utm_content');
  expect(t('privacy.retention.waitlist').match(/\d+/g)).toEqual(['30']);
});
