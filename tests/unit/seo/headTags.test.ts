import { describe, expect, test } from 'vitest';
import { type HeadInput, headTags } from '../../../src/seo/headTags.ts';

const ENGLISH = { tag: 'en', name: 'English', dir: 'ltr' } as const;
const GERMAN = { tag: 'de', name: 'Deutsch', dir: 'ltr' } as const;

const INPUT: HeadInput = {
  page: 'faq',
  language: GERMAN,
  languages: [ENGLISH, GERMAN],
  title: 'Fragen',
  description: 'Antworten',
  productName: 'Iris',
};

describe('headTags', () => {
  test('uses the page’s absolute URL as canonical and for sharing', () => {
    const { links, metas } = headTags(INPUT);
    expect(links[0]).toEqual({ rel: 'canonical', href: 'https://iris.example/de/faq' });
    expect(metas).toContainEqual({ property: 'og:url', content: 'https://iris.example/de/faq' });
  });

  test('lists every language, its own included, and the source language as default', () => {
    expect(headTags(INPUT).links.slice(1)).toEqual([
      { rel: 'alternate', hrefLang: 'en', href: 'https://iris.example/faq' },
      { rel: 'alternate', hrefLang: 'de', href: 'https://iris.example/de/faq' },
      { rel: 'alternate', hrefLang: 'x-default', href: 'https://iris.example/faq' },
    ]);
  });

  test('lists none while there is one language', () => {
    expect(headTags({ ...INPUT, languages: [GERMAN] }).links).toHaveLength(1);
  });

  test('refers to the FAQ and the roadmap in the same language', () => {
    const seeAlso = headTags(INPUT).metas.filter(({ property }) => property === 'og:see_also');
    expect(seeAlso.map(({ content }) => content)).toEqual([
      'https://iris.example/de/faq',
      'https://iris.example/de/roadmap',
    ]);
  });

  test('has the page’s own large share image', () => {
    const image = 'https://iris.example/share/de/faq.png';
    const { metas } = headTags(INPUT);
    expect(metas.filter(({ property }) => property?.startsWith('og:image'))).toEqual([
      { property: 'og:image', content: image },
      { property: 'og:image:alt', content: 'Fragen' },
    ]);
    expect(metas).toContainEqual({ name: 'twitter:image', content: image });
  });

  test('only pages of languages that are offered may be indexed', () => {
    const robots = (input: HeadInput) =>
      headTags(input).metas.flatMap(({ name, content }) => (name === 'robots' ? [content] : []));
    expect(robots(INPUT)).toEqual([]);
    expect(robots({ ...INPUT, languages: [ENGLISH] })).toEqual(['noindex']);
  });

  test('gives the not-found page no URL and noindex', () => {
    const { links, metas } = headTags({ ...INPUT, page: 'notFound' });
    expect(links).toEqual([]);
    expect(metas).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(metas.some(({ property }) => property === 'og:url')).toBe(false);
    expect(metas).toContainEqual({
      property: 'og:image',
      content: 'https://iris.example/share/de/home.png',
    });
  });
});
