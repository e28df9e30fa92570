import { expect, it } from 'vitest';
import { readLocales } from '../../../../translations/read/readLocales.ts';
import { siteTexts } from '../../../support/siteTexts.ts';

const published = readLocales(process.cwd()).filter(({ isPublished }) => isPublished);
it.each(published.map(({ language }) => language.tag))(
  'the policy in %s names every tag of a campaign, and how long addresses are kept',
  (tag) => {
    const t = siteTexts(tag);
    for (const name of ['utm_source', 'utm_medium', 'utm_campaign', 'ref']) {
      expect(t('privacy.collect.origin')).toMatch(new RegExp(`\\b${name}\\b`));
      expect(t('privacy.collect.analytics')).toMatch(new RegExp(`\\b${name}\\b`));
    }
    expect(t('privacy.collect.origin')).toContain('utm_content');
    expect(t('privacy.retention.waitlist').match(/\d+/g)).toEqual(['30']);
  },
);
