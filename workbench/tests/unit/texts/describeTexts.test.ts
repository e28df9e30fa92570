import { expect, test } from 'vitest';
import { filesOf } from '../../../../translations/state/languageFiles.ts';
import { hashOf, stateText } from '../../../../translations/state/textState.ts';
import { checkText, describeTexts } from '../../../texts/describeTexts.ts';
import { outdatedOf } from '../../../texts/sameMeaning.ts';

const ENGLISH = `{
  "home": {
    "title": "Ask {{product}}",
    "lede": "A new answer",
    "note": "See the waitlist",
    "key": "⌘A",
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
  'home.key': { fixed: true },
});
const states = new Map([
  ['home.title', { hash: hashOf('Ask {{product}}') }],
  ['home.lede', { hash: hashOf(OLD_LEDE) }],
]);
const GLOSSARY = { waitlist: { use: ['lista oczekujących'], note: 'Never kolejka.' } };

function project(text = POLISH) {
  const files = {
    'locales/en.json': ENGLISH,
    'locales/pl.json': text,
    'locales/pl_PL.json': text,
    'locales/context/notes.json': NOTES,
    'locales/glossary/pl.json': JSON.stringify(GLOSSARY),
    'locales/state/pl.json': stateText(states, states.keys()),
  };
  return { files, earlier: { [hashOf(OLD_LEDE)]: OLD_LEDE }, repository: '' };
}

function inPolish(key: string, text?: string) {
  const description = describeTexts(project(text), 'pl').get(`home.${key}`);
  if (!description) throw new Error(`${key} was not described`);
  return description;
}

test('a translated text is described with its notes and length', () => {
  expect(inPolish('title')).toEqual({
    key: 'home.title',
    note: 'Its heading.',
    english: 'Ask {{product}}',
    text: 'Zapytaj {{product}}',
    length: { used: 8, max: 20 },
    terms: [],
    findings: [],
  });
});

test('what is the same in every language is described, and is no task', () => {
  expect(inPolish('key')).toMatchObject({ isFixed: true, english: '⌘A', text: '⌘A' });
  expect(inPolish('key').task).toBeUndefined();
});

test.each([
  ['an empty text', 'found_few', '{{count}} answers', ''],
  ['a missing text', 'found_one', 'One answer', ''],
  ['a copy of the English', 'note', 'See the waitlist', 'See the waitlist'],
])('%s is open, with its English', (_, key, english, text) => {
  expect(inPolish(key)).toMatchObject({ task: 'open', english, text });
});

test('an outdated text shows the words of its English that have changed', () => {
  const { task, change } = inPolish('lede');
  expect(task).toBe('outdated');
  const words = (without: string) =>
    change?.flatMap(({ kind, text }) => (kind === without ? [] : text)).join('');
  expect([words('added'), words('removed')]).toEqual([OLD_LEDE, 'A new answer']);
});

test('an outdated text that no longer fits shows its error, and is not said to mean the same', () => {
  const misfit = POLISH.replace('Odpowiedź', 'Odpowiedź {{name}}');
  expect(inPolish('lede', misfit)).toMatchObject({
    task: 'outdated',
    findings: [{ kind: 'placeholder' }],
  });
  expect(outdatedOf(project(misfit), 'home.lede')).toEqual([]);
});

test('what is typed for an outdated text must fit today’s English', () => {
  const { findings } = checkText(filesOf(project(), 'pl'), 'home.lede', 'Odpowiedź {{name}}');
  expect(findings).toMatchObject([{ kind: 'placeholder' }]);
});

test('a letter that cannot be read is an error, since it would break the file', () => {
  const { findings } = checkText(filesOf(project(), 'pl'), 'home.lede', 'Odpowied\uFFFD');
  expect(findings).toMatchObject([{ kind: 'syntax', key: 'home.lede' }]);
});

test('a text with a hint is doubtful, and has the terms of the glossary', () => {
  const text = POLISH.replace('See the waitlist', 'Zobacz kolejkę');
  const { task, terms, findings } = inPolish('note', text);
  expect(task).toBe('doubtful');
  expect(terms).toEqual([['waitlist', GLOSSARY.waitlist]]);
  expect(findings).toEqual([expect.objectContaining({ kind: 'glossary' })]);
});

test('an English text is asked about by what its outdated translations were made from', () => {
  const outdated = outdatedOf(project(), 'home.lede');
  expect(outdated).toEqual([
    {
      before: OLD_LEDE,
      languages: ['Polish'],
      edits: {
        pl: { 'home.lede': { text: 'Odpowiedź', before: 'Odpowiedź', english: 'A new answer' } },
      },
    },
  ]);
  const { files, ...others } = project();
  const state = new Map([['home.lede', { hash: hashOf('Older') }]]);
  const german = {
    'locales/de.json': POLISH,
    'locales/state/de.json': stateText(state, state.keys()),
  };
  const both = outdatedOf({ ...others, files: { ...files, ...german } }, 'home.lede');
  expect(both).toEqual([expect.objectContaining({ languages: ['German'] }), ...outdated]);
  expect(outdatedOf(project(), 'home.title')).toEqual([]);
});
