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
  ['a lost placeholder', 'mit {{product}}', 'damit', 'placeholder hero.title:4'],
  ['a placeholder of another name', '{{product}}', '{{produkt}}', 'placeholder hero.title:4'],
  [
    'a placeholder that occurs twice',
    '{{product}}',
    '{{product}} {{product}}',
    'placeholder hero.title:4',
  ],
  ['a tag that does not close', '</link>', '', 'tag hero.rich:8'],
  ['a tag of another name', /link>/g, 'a>', 'tag hero.rich:8'],
  ['a key that English does not have', '"note"', '"notes"', 'extra hero.notes:5'],
  [
    'a key with a dot, as some programs write it,',
    '"note"',
    '"hero.note"',
    'syntax hero.hero.note:5',
  ],
  ['a text that is not UTF-8', 'Heute', 'Fr\uFFFDher', 'syntax :5'],
  ['a number', '"Heute auf die Warteliste"', '7', 'syntax hero.note:5'],
  ['a duplicate key', '"note"', '"title": "Sieh {{product}}", "note"', 'syntax hero.title:5'],
] as const)('%s is an error at its line', (_, from, to, expected) => {
  const { findings } = check(GOOD.replace(from, to));
  expect(brief(findings.filter(isError))).toEqual([expected]);
});

test.each([
  [
    'without a comma',
    '"Iris" },',
    '"Iris" }',
    3,
    'a comma is missing at the end of the line above',
  ],
  [
    'with a comma at the end',
    '</link>"',
    '</link>",',
    8,
    'a comma too many at the end of the line',
  ],
  ['with a quotation mark in a text', 'Heute auf', 'Heute" auf', 5, 'is written as \\"'],
  ['with a text on two lines', 'Heute auf', 'Heute\nauf', 5, 'a text is not on one line'],
  ['with a comment', '"hero"', '// The hero\n  "hero"', 3, 'comments are not allowed'],
  ['with a brace too many', /\}$/, '}\n}', 11, 'a closing brace } too many'],
  ['without the last brace', /\}$/, '', 10, 'a closing brace } is missing'],
] as const)(
  'JSON %s is one error, with its line and a plain explanation',
  (_, from, to, line, words) => {
    const { findings } = check(GOOD.replace(from, to));
    expect(brief(findings)).toEqual([`syntax :${line}`]);
    expect(findings[0]?.message).toContain(words);
  },
);

test.each([
  ['missing', /\n {4}"note".*/, '', 'missing hero.note:5'],
  ['empty', 'Heute auf die Warteliste', ' ', 'empty hero.note:5'],
  ['identical', 'Heute auf die Warteliste', 'Join the waitlist today', 'identical hero.note:5'],
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
