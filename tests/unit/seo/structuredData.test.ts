import { describe, expect, test } from 'vitest';
import { type StructuredDataInput, structuredData } from '../../../src/seo/structuredData.ts';

const INPUT: StructuredDataInput = {
  page: 'home',
  language: { tag: 'de', name: 'Deutsch', dir: 'ltr' },
  siteUrl: 'https://iris.example',
  supportEmail: 'support@iris.example',
  socialUrl: 'https://social.example/@iris',
  productName: 'Iris',
  description: 'Hilfe, die sieht',
  status: 'In Arbeit',
  questions: [{ question: 'Was?', answer: 'Das.' }],
};

describe('structuredData', () => {
  test('describes the site, the organization and the application on the home page', () => {
    const [organization, website, application] = structuredData(INPUT);
    expect(website).toMatchObject({
      '@type': 'WebSite',
      name: 'Iris',
      url: 'https://iris.example/',
    });
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'Iris',
      url: 'https://iris.example/',
      sameAs: ['https://social.example/@iris'],
    });
    expect(application).toMatchObject({
      '@type': 'SoftwareApplication',
      operatingSystem: 'macOS 13.0 or later',
      creativeWorkStatus: 'In Arbeit',
      memoryRequirements: '8 GB',
      storageRequirements: '2 GB',
      url: 'https://iris.example/de',
      inLanguage: 'de',
      publisher: { '@id': 'https://iris.example/#organization' },
    });
  });

  // `tests/e2e/pages/contents.spec.ts` compares it with what the page shows.
  test('lists questions with their answers on the FAQ page', () => {
    expect(structuredData({ ...INPUT, page: 'faq' })).toMatchObject([
      {
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', acceptedAnswer: { '@type': 'Answer' } }],
      },
    ]);
  });

  test('is empty on other pages', () => {
    expect(structuredData({ ...INPUT, page: 'terms' })).toEqual([]);
  });
});
