import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLocale, type Finding, isError } from '../../../../translations/check/checkLocale.ts';
import { createNotes, type Note } from '../../../../translations/files/notes.ts';

const SOURCE = `{
  "brand": { "name": "Iris" },
  "hero": {
    "title": "See it with {{product}}",
    "note": "Join the waitlist today",
    "found_one": "{{count}} question",
    "found_other": "{{count}} questions",
    "rich": "Read the <link>terms</link>"
  }
}`;
const GOOD = `{
  "brand": { "name": "Iris" },
  "hero": {
    "title": "Sieh es mit {{product}}",
    "note": "Heute auf die Warteliste",
    "found_one": "{{count}} Frage",
    "found_other": "{{count}} Fragen",
    "rich": "Lies die <link>Bedingungen</link>"
  }
}`;
const NOTES: Record<string, Note> = { brand: { same: true }, 'hero.title': { max: 30 } };

function check(text: string, options: { tag?: string; glossary?: object } = {}) {
  const locale = {
    tag: options.tag ?? 'de',
    text,
    glossary: (options.glossary ?? {}) as never,
  };
  return checkLocale(locale, SOURCE, createNotes(NOTES, 'Iris'));
}

/** Formats findings as `kind key:line`. */
const brief = (findings: Finding[]) =>
  findings.map(({ kind, key, line }) => `${kind} ${key}:${line}`);

test('a good translation has no findings and is complete', () => {
  expect(check(GOOD)).toEqual({ findings: [], translated: 5, total: 5, untranslatedKeys: [] });
});

test.each([
  ['missing', /\n {4}"note".*/, '', 'missing hero.note:5'],
  ['empty', 'Heute auf die Warteliste', ' ', 'empty hero.note:5'],
  ['length', 'Sieh es mit', 'Sieh dir das alles einmal an mit', 'length hero.title:4'],
  ['plural', /\n {4}"found_one".*/, '', 'plural hero.found_one:6'],
  ['an unused plural form', '"note"', '"found_few": "", "note"', 'unused hero.found_few:5'],
] as const)('a text that is %s is a hint, not an error', (_, from, to, expected) => {
  const { findings } = check(GOOD.replace(from, to));
  expect(brief(findings)).toEqual([expected]);
  expect(findings.filter(isError)).toEqual([]);
});

test.each(['Deutsch (Schweiz)', ''])(
  'a language can give its own name or not (“%s”), which is not counted',
  (name) => {
    const text = GOOD.replace('{', `{\n  "language": { "name": "${name}" },`);
    expect(check(text)).toEqual({ findings: [], translated: 5, total: 5, untranslatedKeys: [] });
  },
);

test('a language’s own name has no placeholder and no other key beside it', () => {
  const text = GOOD.replace('{', '{\n  "language": { "name": "{{product}}", "names": "Deutsch" },');
  expect(brief(check(text).findings)).toEqual([
    'placeholder language.name:2',
    'extra language.names:2',
  ]);
});

test('a language needs its own plural forms', () => {
  const { findings } = check(GOOD, { tag: 'pl' });
  expect(brief(findings)).toEqual(['plural hero.found_few:7', 'plural hero.found_many:7']);
  expect(findings[0]?.message).toContain('the form for 2, 3, 4, 22 …');
});

test('a missing text is reported with what the site shows instead', () => {
  const polish = (text: string) => check(text, { tag: 'pl' }).findings[0]?.message;
  expect(polish(GOOD)).toContain('“{{count}} Fragen” is shown, the form on line 7');
  expect(polish(GOOD.replace('{{count}} Fragen', ''))).toContain('is shown in English');
  const [missing] = check(GOOD.replace(/\n {4}"note".*/, '')).findings;
  expect(missing?.message).toBe('“Join the waitlist today” is shown in English');
});

test('“one question” can omit the number, “many questions” cannot', () => {
  const words = GOOD.replace('{{count}} Frage"', 'eine Frage"');
  expect(check(words).findings).toEqual([]);
  expect(brief(check(words.replace('{{count}} Fragen', 'Fragen')).findings)).toEqual([
    'placeholder hero.found_other:7',
  ]);
});

test('a term with another translation is reported; its inflections are accepted', () => {
  const glossary = { waitlist: { use: ['Warteliste'] } };
  expect(check(GOOD, { glossary }).findings).toEqual([]);
  expect(check(GOOD.replace('die Warteliste', 'die WARTELISTEN'), { glossary }).findings).toEqual(
    [],
  );
  expect(brief(check(GOOD.replace('Warteliste', 'Liste'), { glossary }).findings)).toEqual([
    'glossary hero.note:5',
  ]);
});

test('the check never throws, whatever a file contains', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { translated, total } = check(text);
      expect(translated).toBeLessThanOrEqual(total);
    }),
  );
});
