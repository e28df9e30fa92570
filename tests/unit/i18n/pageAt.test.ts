import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localePath } from '../../../src/i18n/localePath.ts';
import { pageAt } from '../../../src/i18n/pageAt.ts';
import { PAGE_IDS, PAGES } from '../../../src/routes.ts';
import { anyCharacter } from '../../support/anyCharacter.ts';

const LOCALES = ['en', 'de', 'pt-BR', 'zh-Hans', 'zh-Hant'];

/** The canonical address of a pathname; its own for a not-found page. */
function addressOf(pathname: string): string {
  const { locale, page } = pageAt(pathname, LOCALES);
  return localePath(locale, PAGES[page].path);
}

const ADDRESSES = LOCALES.flatMap((tag) =>
  PAGE_IDS.map((id) => [localePath(tag, PAGES[id].path), tag, id] as const),
);

test.each(ADDRESSES)('%s is, in %s, the page %s', (address, locale, page) => {
  expect(pageAt(address, LOCALES)).toEqual({ locale, page });
});

describe('another spelling leads to the page', () => {
  test.each([
    ['/%66aq', '/faq'],
    ['/pt%2DBR/faq', '/pt-BR/faq'],
    ['/de%2Ffaq', '/de/faq'],
    ['/FAQ', '/faq'],
    ['/DE/Faq', '/de/faq'],
    ['/pt-br/faq', '/pt-BR/faq'],
    ['/faq/', '/faq'],
    ['//faq', '/faq'],
    ['//de///faq//', '/de/faq'],
    ['//', '/'],
    ['/de/', '/de'],
    ['/en', '/'],
    ['/en/faq', '/faq'],
    ['/EN-us/faq', '/faq'],
    ['/index.html', '/'],
    ['/INDEX.HTML', '/'],
    ['/faq.html', '/faq'],
    ['/faq/index.html', '/faq'],
    ['/de.html', '/de'],
    ['/de/index.html', '/de'],
    ['/de-AT/faq', '/de/faq'],
    ['/de-at', '/de'],
    ['/en-001/faq', '/faq'],
    ['/pt/faq', '/pt-BR/faq'],
    ['/zh-hans-cn', '/zh-Hans'],
  ])('%s to %s', (pathname, address) => {
    expect(addressOf(pathname)).toBe(address);
  });
});

describe('anything else is not found, in the language of its prefix', () => {
  test.each([
    ['/nothing', '/404'],
    ['/fr/faq', '/404'],
    ['/faq/more', '/404'],
    ['/faq.htm', '/404'],
    ['/pt-PT/faq', '/404'],
    ['/zh/faq', '/404'],
    ['/de-sign/faq', '/404'],
    ['/de/en/faq', '/de/404'],
    ['/DE-at/nothing', '/de/404'],
    ['/pt/nothing', '/pt-BR/404'],
    ['/pt%2DBR/%', '/404'],
    ['/%2566aq', '/404'],
    ['/faq%00', '/404'],
    ['/faq%20', '/404'],
    ['//evil.example', '/404'],
    ['/\\evil.example', '/404'],
    ['/%2F%5Cevil.example/faq', '/404'],
  ])('%s: %s', (pathname, address) => {
    expect(addressOf(pathname)).toBe(address);
  });

  test('where no language is offered under a prefix', () => {
    expect(pageAt('/en/faq', [])).toEqual({ locale: 'en', page: 'notFound' });
  });
});

/** Pieces of addresses, as visitors, hosts and attackers put them together. */
const PIECES = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%',
  '%2f',
  '%5C',
  '%00',
  '%0d%0a',
  '\n',
  ' ',
  '?',
  '#',
  '@',
  ':',
  'evil.example',
  'http:',
  'faq',
  'FAQ',
  '%66aq',
  'index',
  '.html',
  '404',
  '__proto__',
  'en',
  'de',
  'DE',
  '-AT',
  'pt',
  '-br',
  'zh',
  '-Hans',
  '\u212a',
  '\ud800',
];

test('whatever is asked for, the answer is an address of the site, which leads to itself', () => {
  const known = new Set<string>(ADDRESSES.map(([address]) => address));
  const pathname = fc.oneof(
    fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.string({ unit: anyCharacter }),
  );
  fc.assert(
    fc.property(pathname, (pathname) => {
      const address = addressOf(pathname);
      expect(known.has(address), address).toBe(true);
      expect(addressOf(address)).toBe(address);
    }),
    { numRuns: 100 },
  );
});
