import { expect, test } from 'vitest';
import { applyEdits, editsText } from '../../../../translations/edits/edits.ts';
import { editsOfFile, errorsInEdits } from '../../../../translations/edits/editsOfFile.ts';
import type { Project } from '../../../../translations/edits/project.ts';

const ENGLISH = { a: { one: 'Ask {{product}}', two: 'Open' }, b: { three: 'Close', four: 'Stay' } };
const NESTED = {
  a: { one: 'Frag {{product}}', two: 'U\u0308ben' },
  b: { three: 'Close', four: '' },
};
const FLAT = { 'a.one': 'Frag {{product}}', 'a.two': 'Üben', 'b.three': 'Close', 'b.four': '' };
const LIST = Object.entries(FLAT).map(([key, value]) => ({ term: key, definition: value }));

function project(texts: Record<string, object>): Project {
  const files = Object.entries({ en: ENGLISH, ...texts }).map(([tag, content]) => [
    `locales/${tag}.json`,
    JSON.stringify(content, null, 2),
  ]);
  return { files: Object.fromEntries(files), earlier: {}, repository: '' };
}

const open = (content: unknown, now = project({})) =>
  editsOfFile(JSON.stringify(content), now, 'de');

test.each([
  ['as it should be', NESTED],
  ['in a group of the language', { de: NESTED }],
  ['in two groups', { de: { translation: NESTED } }],
  ['flat', FLAT],
  ['flat and wrapped', { translation: FLAT }],
  ['a list', LIST],
])('a file that is %s is imported, also by a file of that form', (_, content) => {
  for (const now of [project({}), project({ de: content === NESTED ? {} : content })]) {
    const { edits, summary } = open(content, now);
    expect(summary).toBe('Texts read: German 2.');
    const { files } = applyEdits(now, edits).project;
    expect(JSON.parse(files['locales/de.json'] ?? '')).toMatchObject({
      a: { one: 'Frag {{product}}', two: 'Üben' },
    });
  }
});

test('what is the same in every language is left out of an import, and is no mistake', () => {
  const { files, ...others } = project({});
  const notes = { 'locales/context/notes.json': '{ "b.four": { "fixed": true } }' };
  const now = { ...others, files: { ...files, ...notes } };
  const { edits, summary } = open({ a: { two: 'Auf' }, b: { four: 'Bleib' } }, now);
  expect(Object.keys(edits.de ?? {})).toEqual(['a.two']);
  expect(summary).toBe('Texts read: German 1.');
});

test('a text that comes back unchanged stays outdated', () => {
  const { edits } = open(
    { a: { one: 'Sag {{product}}', two: 'U\u0308ben' } },
    project({ de: FLAT }),
  );
  const outdated = project({ de: NESTED, 'state/de': { 'a.one': '00000000' } });
  expect(Object.keys(open(NESTED, outdated).edits.de ?? {})).toEqual(['a.two']);
  expect(edits.de?.['a.one']?.text).toBe('Sag {{product}}');
});

test('a text that was written here too is in conflict, and one with an error is named', () => {
  const now = { ...project({ de: NESTED }), published: project({ de: {} }).files };
  const { edits } = open({ a: { two: 'Auf' }, b: { four: 'Bleib {{x}}' } }, now);
  expect(Object.keys(applyEdits(now, edits).conflicts.de ?? {})).toEqual(['a.two']);
  expect(errorsInEdits(now, edits)).toMatchObject([{ tag: 'de', key: 'b.four' }]);
});

test('what the workbench gave back names its languages, English too', () => {
  const given = {
    en: { 'a.two': { text: 'Open it', before: 'Open', english: '' } },
    nl: { 'a.two': { text: 'Open', before: '', english: 'Open' } },
  };
  const { edits, summary } = editsOfFile(editsText(given), project({}), 'iris-texts');
  expect(edits).toEqual(given);
  expect(summary).toBe('Texts read: English 1, Dutch 1.');
});

test('a file whose wrapper names another language is that one’s', () => {
  expect(Object.keys(open({ nl: NESTED }).edits)).toEqual(['nl']);
});

const many = (word: string) =>
  Object.fromEntries(Array.from('abc', (key) => [key, `${word} ${key}`]));

test.each([
  ['of another project', { x: { y: 'Z' } }, 'has no translation under a key of en.json'],
  ['of another language, even a short one', many('Texte'), 'those of fr.json'],
  ['of no language', editsText({ dutch: {} }), 'Which language is it?'],
  [
    'that is cut off',
    JSON.stringify(many('Texte'), null, 2).slice(0, 20),
    'Nothing was read. Line',
  ],
])('a file %s is refused whole', (_, content, message) => {
  const now = project({ en: { ...ENGLISH, ...many('Text') }, fr: many('Texte') });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  expect(() => editsOfFile(text, now, 'de')).toThrow(message);
});
