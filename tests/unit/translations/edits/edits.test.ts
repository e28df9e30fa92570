import { expect, test } from 'vitest';
import {
  applyEdits,
  type Edits,
  editsText,
  readEdits,
} from '../../../../translations/edits/edits.ts';
import type { Project } from '../../../../translations/edits/project.ts';
import { hashOf, readStateText } from '../../../../translations/state/textState.ts';

const ENGLISH = `{
  "home": { "title": "Ask {{product}}", "lede": "An answer" },
  "search": { "found_one": "{{count}} question", "found_other": "{{count}} questions", "key": "⌘A" }
}
`;
const GERMAN = '{\n  "home": {\n    "lede": "Antwort",\n    "title": "Frag {{product}}"\n  }\n}\n';
const TITLE = 'home.title';

function project(files: Record<string, string> = {}): Project {
  const notes = JSON.stringify({ 'search.key': { fixed: true } });
  const all = { 'locales/en.json': ENGLISH, 'locales/context/notes.json': notes };
  return { files: { ...all, 'locales/de.json': GERMAN, ...files }, earlier: {}, repository: '' };
}

function edit(text: string, others: object = {}, tag = 'de'): Edits {
  const before = 'Frag {{product}}';
  return { [tag]: { [TITLE]: { text, before, english: 'Ask {{product}}', ...others } } };
}

const german = ({ files }: Project) => files['locales/de.json'];
const stateOf = ({ files }: Project, key = TITLE) =>
  readStateText(files['locales/state/de.json'] ?? '').get(key);

test('a text changes its line alone, and its English is recorded', () => {
  const { project: after, changes } = applyEdits(project(), edit('Frag {{product}} etwas'));
  expect(german(after)).toBe(GERMAN.replace('Frag {{product}}', 'Frag {{product}} etwas'));
  expect(stateOf(after)).toEqual({ hash: hashOf('Ask {{product}}') });
  expect(changes).toEqual(edit('Frag {{product}} etwas'));
  // What the files have changes nothing.
  expect(applyEdits(after, changes)).toMatchObject({ changes: {}, conflicts: {} });
});

test.each([true, false])('a state file keeps its first line, "offered": %s', (offered) => {
  const state = { 'locales/state/de.json': JSON.stringify({ offered }, null, 2) };
  const { project: after } = applyEdits(project(state), edit('Frag {{product}} etwas'));
  const lines = after.files['locales/state/de.json']?.split('\n');
  expect(lines?.slice(0, 2)).toEqual(['{', `  "offered": ${offered},`]);
});

test('a language is recorded as offered once it is complete', () => {
  const found = { found_one: '{{count}} Frage', found_other: '{{count}} Fragen' };
  const german = { ...JSON.parse(GERMAN), search: found };
  const lacking = { ...german, home: { title: '', lede: 'Antwort' } };
  const offeredAfter = (texts: object, edits: Edits[string]) => {
    const before = project({ 'locales/de.json': JSON.stringify(texts) });
    return applyEdits(before, { de: edits }).project.files['locales/state/de.json'];
  };
  expect(offeredAfter(german, {})).toContain('"offered": true');
  expect(offeredAfter(lacking, {})).toBeUndefined();
  const title = { text: 'Frag', before: '', english: 'Ask {{product}}' };
  expect(offeredAfter(lacking, { [TITLE]: title })).toMatch(/^{\n {2}"offered": true,\n/);
});

test('a text is intended until it changes', () => {
  const { project: intended } = applyEdits(project(), edit('Frag {{product}}', { intended: true }));
  const { project: same } = applyEdits(intended, edit('Frag {{product}}'));
  expect(stateOf(same)?.intended).toBe(hashOf('Ask {{product}}', 'Frag {{product}}'));
  expect(german(same)).toBe(GERMAN);
  const { project: changed } = applyEdits(same, edit('Sag {{product}}'));
  expect(stateOf(changed)).toEqual({ hash: hashOf('Ask {{product}}') });
});

test('a text that somebody else has changed since is not overwritten', () => {
  const others = applyEdits(project(), edit('Ihr {{product}}', { intended: true })).project;
  const { project: after, conflicts } = applyEdits(others, edit('Mein {{product}}'));
  expect(after.files).toEqual(others.files);
  expect(conflicts).toEqual(edit('Mein {{product}}'));
  // Nor is its state, by an edit for an older English.
  const old = edit('Ihr {{product}}', { english: 'Ask', intended: true });
  expect(applyEdits(others, old).project.files).toEqual(others.files);
});

test('English is changed where it stands, and its translations are made from the one before', () => {
  const recorded = { ...applyEdits(project(), edit('Frag {{product}}')).project, earlier: {} };
  const words = { text: 'Ask {{product}} now', before: 'Ask {{product}}', english: '' };
  const { project: after } = applyEdits(recorded, { en: { [TITLE]: words } });
  expect(after.files['locales/en.json']).toBe(ENGLISH.replace('Ask {{product}}', words.text));
  expect(Object.keys(after.files)).toEqual(Object.keys(recorded.files));
  expect(after.earlier[stateOf(after)?.hash ?? '']).toBe('Ask {{product}}');
});

test.each([
  ['fr', ['found_one', 'found_many', 'found_other']],
  ['ja', ['found_other']],
])('a started %s file has all keys and its plural forms, without what is fixed', (tag, forms) => {
  const { files } = applyEdits(project(), { [tag]: {} }).project;
  const search = Object.fromEntries(forms.map((form) => [form, '']));
  const texts = { home: { title: '', lede: '' }, search };
  expect(files[`locales/${tag}.json`]).toBe(`${JSON.stringify(texts, null, 2)}\n`);
});

test('a file of another form is put right with its texts, and one that is broken stays', () => {
  const wrapped = { 'locales/de.json': `{ "de": ${GERMAN} }` };
  const { project: right } = applyEdits(project(wrapped), edit('Sag {{product}}'));
  expect(JSON.parse(german(right) ?? '').home).toEqual({
    title: 'Sag {{product}}',
    lede: 'Antwort',
  });
  const broken = applyEdits(project({ 'locales/de.json': '{,' }), edit('Sag {{product}}'));
  expect(german(broken.project)).toBe('{,');
  expect(broken.conflicts).toEqual(edit('Sag {{product}}'));
});

test.each(['home', 'home.none', '__proto__', 'constructor.name'])('%s is no key', (key) => {
  const edits = { de: Object.fromEntries([[key, { text: 'Neu', before: '', english: '' }]]) };
  expect(applyEdits(project(), edits)).toMatchObject({ changes: {}, project: project() });
});

test('edits are read as they are written, and nothing else is', () => {
  expect(readEdits(editsText(edit('Frag')))).toEqual(edit('Frag'));
  for (const other of ['{}', '[]', '{,', '{ "edits": { "de": { "a": { "text": 1 } } } }'])
    expect(readEdits(other)).toBeUndefined();
});
