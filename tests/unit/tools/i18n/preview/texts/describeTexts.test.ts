import { expect, test } from 'vitest';
import { describeTexts } from '../../../../../../tools/i18n/preview/texts/describeTexts.ts';
import { hashOf, stateText } from '../../../../../../translations/state/textState.ts';

const ENGLISH = `{
  "home": {
    "title": "Ask {{product}}",
    "lede": "A new answer",
    "note": "See the waitlist",
    "found_one": "One answer",
    "found_other": "{{count}} answers"
  }
}`;
const POLISH = `{
  "home": {
    "title": "Zapytaj {{product}}",
    "lede": "Odpowiedź",
    "note": "See the waitlist",
    "found_few": " "
  }
}`;
const OLD_LEDE = 'An answer';
const NOTES = JSON.stringify({
  home: { note: 'The home page.' },
  'home.title': { note: 'Its heading.', max: 20 },
});
const states = new Map([
  [
    'home.title',
    {
      hash: hashOf('Ask {{product}}'),
      reviewed: hashOf('Ask {{product}}', 'Zapytaj {{product}}'),
    },
  ],
  ['home.lede', { hash: hashOf(OLD_LEDE), reviewed: hashOf(OLD_LEDE, 'Odpowiedź') }],
]);
const GLOSSARY = { waitlist: { use: ['lista oczekujących'], note: 'Never kolejka.' } };

function describe(key: string, tag: string, text = POLISH) {
  const files = {
    'locales/en.json': ENGLISH,
    'locales/pl.json': text,
    'locales/context/notes.json': NOTES,
    'locales/glossary/pl.json': JSON.stringify(GLOSSARY),
    'locales/state/pl.json': stateText(states, states.keys()),
  };
  const project = {
    files,
    earlier: { [hashOf(OLD_LEDE)]: OLD_LEDE },
    repository: '',
  };
  const description = describeTexts(project, tag).get(key);
  if (!description) throw new Error(`${key} was not described`);
  return description;
}
const inPolish = (key: string) => describe(`home.${key}`, 'pl');

test('a translated text is described with its notes, length, line and review', () => {
  expect(inPolish('title')).toEqual({
    key: 'home.title',
    notes: ['Its heading.'],
    english: 'Ask {{product}}',
    translation: 'Zapytaj {{product}}',
    length: { used: 8, max: 20 },
    place: 'locales/pl.json:3',
    terms: [],
    findings: [],
    isReviewed: true,
    outdatedIn: [],
  });
});

test.each([
  ['an empty text', 'found_few', '{{count}} answers', 'locales/pl.json:6', ''],
  ['a missing text', 'found_one', 'One answer', 'locales/pl.json', ''],
  ['a copy of the English', 'note', 'See the waitlist', 'locales/pl.json:5', 'See the waitlist'],
])('%s is open, with its English and the line to edit', (_, key, english, place, translation) => {
  expect(inPolish(key)).toMatchObject({ task: 'open', english, place, translation });
});

test('an outdated text shows the words of its English that have changed, and needs a new review', () => {
  const { task, change, isReviewed } = inPolish('lede');
  expect([task, isReviewed]).toEqual(['outdated', false]);
  const words = (without: string) =>
    change?.flatMap(({ kind, text }) => (kind === without ? [] : text)).join('');
  expect([words('added'), words('removed')]).toEqual([OLD_LEDE, 'A new answer']);
});

test('a text with a hint is doubtful, and has the terms of the glossary', () => {
  const text = POLISH.replace('See the waitlist', 'Zobacz kolejkę');
  const { task, terms, findings } = describe('home.note', 'pl', text);
  expect(task).toBe('doubtful');
  expect(terms).toEqual([
    { term: 'waitlist', use: ['lista oczekujących'], note: 'Never kolejka.' },
  ]);
  expect(findings).toEqual([{ message: expect.stringContaining('waitlist'), isError: false }]);
});

test('an English text names the languages in which it is outdated', () => {
  expect(describe('home.lede', 'en').outdatedIn).toEqual(['Polish']);
  expect(describe('home.title', 'en').outdatedIn).toEqual([]);
});
