import type { i18n } from 'i18next';
import type { FAQPage, Organization, SoftwareApplication, WebSite, WithContext } from 'schema-dts';
import { SITE_URL, SOCIAL_URL, SUPPORT_EMAIL } from '../config.ts';
import { APPLICATION_CATEGORY, REQUIREMENTS } from '../product.ts';
import type { PageId } from '../routes.ts';
import { pageUrl } from './headTags.ts';

export type StructuredData = WithContext<WebSite | Organization | SoftwareApplication | FAQPage>;

const ORGANIZATION_ID = `${SITE_URL}/#organization`;

/**
 * Returns a page's schema.org data: organization, site and application on the home page, the
 * questions on the FAQ page, none elsewhere.
 *
 * @param questions the questions and answers exactly as shown on the FAQ page.
 */
export function structuredData(
  page: PageId,
  { t, language }: i18n,
  questions: readonly { question: string; answer: string }[],
): StructuredData[] {
  if (page === 'home') {
    const site = { name: t('brand.name'), url: `${SITE_URL}/` };
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': ORGANIZATION_ID,
        ...site,
        logo: `${SITE_URL}/icon-512.png`,
        email: SUPPORT_EMAIL,
        sameAs: [SOCIAL_URL],
      },
      // Its name is what search engines show above the site's addresses.
      { '@context': 'https://schema.org', '@type': 'WebSite', ...site },
      {
        '@context': 'https://schema.org',
        '@type': 'SoftwareApplication',
        name: t('brand.name'),
        description: t('home.meta.description'),
        url: pageUrl(language, 'home'),
        inLanguage: language,
        applicationCategory: APPLICATION_CATEGORY,
        // The same in every language.
        operatingSystem: REQUIREMENTS.operatingSystem,
        memoryRequirements: REQUIREMENTS.memory,
        storageRequirements: REQUIREMENTS.storage,
        processorRequirements: REQUIREMENTS.processor,
        creativeWorkStatus: t('home.hero.status'),
        publisher: { '@id': ORGANIZATION_ID },
      },
    ];
  }
  if (page !== 'faq') return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      url: pageUrl(language, 'faq'),
      inLanguage: language,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
