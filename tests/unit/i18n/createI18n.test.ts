import { expect, test } from 'vitest';
import { createI18n } from '../../../src/i18n/createI18n.ts';

const STRINGS = {
  brand: { name: 'Iris' },
  sentence: '{{product}}: {{email}} <b>',
  nested: '$t(brand.name)',
};

function sentence(dir: 'ltr' | 'rtl') {
  const { t } = createI18n({ tag: 'xx', dir }, STRINGS);
  return (t as unknown as (key: string, values: object) => string)('sentence', {
    email: "o'brien&co@example.com",
  });
}

test('every text can use the product’s name, and nothing is escaped twice', () => {
  expect(sentence('ltr')).toBe("Iris: o'brien&co@example.com <b>");
});

test('values in right-to-left text are isolated', () => {
  expect(sentence('rtl')).toBe("\u2068Iris\u2069: \u2068o'brien&co@example.com\u2069 <b>");
});

test('one text does not show another', () => {
  const { t } = createI18n({ tag: 'xx', dir: 'ltr' }, STRINGS);
  expect((t as unknown as (key: string) => string)('nested')).toBe('$t(brand.name)');
});
