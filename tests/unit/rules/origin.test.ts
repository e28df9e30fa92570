import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Origin,
  originOf,
  readJoinReferrer,
  readLinkTags,
  type Visit,
  writeJoinReferrer,
} from '../../../src/rules/origin.ts';
import { addresses, decoded, spellings } from '../analytics/addresses.ts';

const SITE = 'https://iris.example';

describe('a link has the tags that people meant', () => {
  it.each([
    [
      '?utm_source=hn&utm_medium=social&utm_campaign=launch&utm_content=a&ref=x',
      'hn social launch a x',
    ],
    // In any case, and with spaces.
    ['?UTM_Source=HN&Utm_Medium=E-Mail&REF=Friend', 'hn e-mail - - friend'],
    ['?utm_campaign=Spring%20Sale&utm_content=a+b', '- - spring sale a b -'],
    // Copied out of HTML.
    ['?utm_source=hn&amp;utm_medium=social', 'hn social - - -'],
    ['?utm_source=hn&amp;amp;ref=x', 'hn - - - x'],
    // Encoded twice: the value, or the whole query.
    ['?utm_campaign=spring%2520sale', '- - spring sale - -'],
    ['?utm_source%3Dhn%26ref%3Dx', 'hn - - - x'],
    // Followed by the punctuation of a sentence.
    ['?utm_source=hn.', 'hn - - - -'],
    ['?ref=x)', '- - - - x'],
    ['?ref=x).', '- - - - x'],
    ['?utm_campaign=launch(b)', '- - launch(b) - -'],
    // Written twice, or empty.
    ['?utm_source=&utm_source=a&utm_source=b', 'a - - - -'],
    ['?utm_source', '- - - - -'],
    // Of advertisements, whose identifiers are dropped.
    ['?gclid=secret', '- paid - - -'],
    ['?gbraid=secret', '- paid - - -'],
    ['?wbraid=secret', '- paid - - -'],
    ['?dclid=secret', '- paid - - -'],
    ['?msclkid=secret&utm_source=bing', 'bing paid - - -'],
    ['?gclid=secret&utm_medium=cpc', '- cpc - - -'],
    ['?fbclid=secret', 'facebook - - - -'],
    ['?fbclid=secret&utm_source=news', 'news - - - -'],
    ['?fbclid=secret&ref=friend', '- - - - friend'],
    // Never an address.
    ['?utm_source=jane@example.com&ref=@iris', '[email] - - - @iris'],
    ['?utm_campaign=to%20jane%2540example.com', '- - to [email] - -'],
    ['?email=x&utm_id=1&q=2', '- - - - -'],
  ])('%s', (search, expected) => {
    const { utm_source, utm_medium, utm_campaign, utm_content, ref } = readLinkTags(search);
    const tags = [utm_source, utm_medium, utm_campaign, utm_content, ref];
    expect(tags.map((tag) => tag ?? '-').join(' ')).toBe(expected);
  });
});

const visit = (changes: Partial<Visit> = {}): Visit => ({
  landing: '/',
  tags: {},
  referrer: '',
  ...changes,
});

describe('the source is', () => {
  it.each<[string, Partial<Visit>]>([
    ['hn', { tags: { utm_source: 'hn', ref: 'x' }, referrer: 'news.example' }],
    ['x', { tags: { ref: 'x' }, referrer: 'news.example' }],
    ['news.example', { referrer: 'www.News.example' }],
    ['(direct)', {}],
    // Known sites under one name.
    ['twitter', { referrer: 't.co' }],
    ['twitter', { referrer: 'x.com' }],
    ['facebook', { referrer: 'l.facebook.com' }],
    ['linkedin', { referrer: 'com.linkedin.android' }],
    ['google', { referrer: 'www.google.co.uk' }],
    ['google', { tags: { utm_source: 'google' } }],
  ])('%s', (source, changes) => {
    expect(originOf(visit(changes)).source).toBe(source);
  });
});

it('what a link does not say is (none), and the landing page keeps no address', () => {
  expect(originOf(visit({ landing: '/de/jane@example.com/faq' }))).toEqual({
    source: '(direct)',
    medium: '(none)',
    campaign: '(none)',
    content: '(none)',
    landing: '/de/[email]/faq',
  } satisfies Origin);
});

it('the server reads what the browser has written', () => {
  const written = writeJoinReferrer({
    landing: '/de/faq',
    tags: readLinkTags('?UTM_SOURCE=HN&utm_campaign=Früh%20%26%20spät'),
    referrer: 'news.example',
  });
  expect(written).toMatch(/^\/de\/faq\?referrer=news\.example&utm_source=hn&utm_campaign=/);
  expect(readJoinReferrer(SITE + written)).toEqual({
    source: 'hn',
    medium: '(none)',
    campaign: 'früh & spät',
    content: '(none)',
    landing: '/de/faq',
  });
  expect(writeJoinReferrer(visit())).toBe('/?referrer=');
});

it.each([
  undefined,
  '',
  'nonsense',
  SITE,
  `${SITE}/`,
  `${SITE}/de/faq?utm_source=hn`,
  `${SITE}/?referrer=${'x'.repeat(2_000)}`,
])('a referrer that the site’s script did not write tells nothing: %s', (header) => {
  expect(readJoinReferrer(header)).toBeUndefined();
});

/** Texts as links may hold them. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);
const anyVisit = fc
  .record({
    path: fc.webPath(),
    referrer: fc.oneof(fc.domain(), text),
    query: fc.dictionary(
      fc.constantFrom(
        'utm_source',
        'UTM_MEDIUM',
        'utm_campaign',
        'amp;utm_content',
        'ref',
        'gclid',
      ),
      text,
    ),
  })
  .map(({ path, referrer, query }) => ({
    landing: path || '/',
    tags: readLinkTags(`?${new URLSearchParams(query)}`),
    referrer,
  }));

it('browser and server name every visit alike, within 1 KB and 128 characters a value', () => {
  fc.assert(
    fc.property(anyVisit, (some) => {
      const written = writeJoinReferrer(some);
      expect(written.length).toBeLessThanOrEqual(1024);
      const own = originOf(some);
      for (const word of Object.values(own)) expect(word.length).toBeLessThanOrEqual(128);
      const read = readJoinReferrer(SITE + written);
      // Where there is no room for a tag, it is missing.
      const hasAll = Object.keys(some.tags).every((tag) => written.includes(`${tag}=`));
      if (hasAll) expect({ ...read, landing: '' }).toEqual({ ...own, landing: '' });
      else expect(read).toBeDefined();
    }),
  );
});

it('an address is nowhere in it, however it is spelled', () => {
  fc.assert(
    fc.property(addresses, spellings, (address, spell) => {
      const email = spell(address);
      const written = writeJoinReferrer({
        landing: `/u/${email}/x`,
        tags: readLinkTags(`?utm_source=${email}&ref=${encodeURIComponent(email.toWellFormed())}`),
        referrer: email,
      });
      // Each value for itself: an `&` in an address ends the value that it is written in.
      const { pathname, searchParams } = new URL(written, SITE);
      for (const value of [pathname, ...searchParams.values()]) {
        expect(decoded(value)).not.toMatch(/\S@\S/);
      }
    }),
  );
});
