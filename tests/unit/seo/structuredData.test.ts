import { describe, expect, test } from 'vitest';
import { SOCIAL_URL } from '../../../src/config.ts';
import { createI18n } from '../../../src/i18n/createI18n.ts';
import { REQUIREMENTS } from '../../../src/product.ts';
import { structuredData } from '../../../src/seo/structuredData.ts';

const GERMAN = createI18n(
  { tag: 'de', dir: 'ltr' },
  {
    brand: { name: 'Iris' },
    home: { meta: { description: 'Hilfe, die sieht' }, hero: { status: 'In Arbeit' } },
  },
);
const QUESTIONS = [{ question: 'Was?', answer: 'Das.' }];

describe('structuredData', () => {
  test('describes the site, the organization and the application on the home page', () => {
    const [organization, website, application] = structuredData('home', GERMAN, QUESTIONS);
    expect(website).toMatchObject({
      '@type': 'WebSite',
      name: 'Iris',
      url: 'https://iris.example/',
    });
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'Iris',
      url: 'https://iris.example/',
      sameAs: [SOCIAL_URL],
    });
    expect(application).toMatchObject({
      '@type': 'SoftwareApplication',
      description: 'Hilfe, die sieht',
      operatingSystem: REQUIREMENTS.operatingSystem,
      creativeWorkStatus: 'In Arbeit',
      memoryRequirements: REQUIREMENTS.memory,
      storageRequirements: REQUIREMENTS.storage,
      url: 'https://iris.example/de',
      inLanguage: 'de',
      publisher: { '@id': 'https://iris.example/#organization' },
    });
  });

  // Those of the page: tests/e2e/pages/contents.spec.ts.
  test('lists questions with their answers on the FAQ page', () => {
    expect(structuredData('faq', GERMAN, QUESTIONS)).toMatchObject([
      {
        '@type': 'FAQPage',
        mainEntity: [{ name: 'Was?', acceptedAnswer: { '@type': 'Answer', text: 'Das.' } }],
      },
    ]);
  });

  test('is empty on other pages', () => {
    expect(structuredData('terms', GERMAN, QUESTIONS)).toEqual([]);
  });
});
