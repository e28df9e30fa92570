import { expect, test } from 'vitest';
import { textsOfPages } from '../../../../prerender/locales/textsOfPages.ts';

test('what browsers fetch lacks the texts of mails, and nothing else', () => {
  const texts = textsOfPages({
    language: { tag: 'nl', name: 'Nederlands', dir: 'ltr' },
    strings: { brand: { name: 'Iris' }, messages: { contact: 'Vragen?' } },
    fallbackKeys: ['brand.name', 'messages.contact'],
    openGraphLocale: 'nl_NL',
    isPublished: true,
  });
  expect(texts).toEqual({
    strings: { brand: { name: 'Iris' } },
    fallbackKeys: ['brand.name'],
    openGraphLocale: 'nl_NL',
  });
});
