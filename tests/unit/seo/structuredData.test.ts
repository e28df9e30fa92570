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

describe('structured data', () => {
  test('of the home page says who makes what, and what it needs', () => {
    const [organization, application] = structuredData(INPUT);
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'Iris',
      url: 'https://iris.example/',
      sameAs: ['https://social.example/@iris'],
    });
    expect(application).toMatchObject({
      '@type': 'SoftwareApplication',
      operatingSystem: 'macOS 13.0',
      creativeWorkStatus: 'In Arbeit',
      memoryRequirements: '8 GB',
      storageRequirements: '2 GB',
      url: 'https://iris.example/de',
      inLanguage: 'de',
      publisher: { '@id': 'https://iris.example/#organization' },
    });
  });

  test('of the FAQ has every question with its answer', () => {
    expect(structuredData({ ...INPUT, page: 'faq' })).toEqual([
      expect.objectContaining({
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Was?',
            acceptedAnswer: { '@type': 'Answer', text: 'Das.' },
          },
        ],
      }),
    ]);
  });

  test('of other pages is none', () => {
    expect(structuredData({ ...INPUT, page: 'terms' })).toEqual([]);
  });
});
