import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Change, changeText } from '../../../../../../tools/i18n/preview/server/changeText.ts';
import { readState, recordTexts } from '../../../../../../translations/state/stateFiles.ts';
import { hashOf } from '../../../../../../translations/state/textState.ts';
import { localesProject } from '../../../../../support/localesProject.ts';

const ENGLISH = { home: { title: 'Ask {{product}}', lede: 'An answer' } };
const GERMAN = '{\r\n    "home": {\r\n        "title": "Frag {{product}}"\r\n    }\r\n}';

function project(german = GERMAN) {
  const root = localesProject({ 'en.json': JSON.stringify(ENGLISH), 'de.json': german });
  const file = path.join(root, 'locales/de.json');
  return {
    root,
    change: (change: Change) => changeText(root, 'de', change),
    text: () => readFileSync(file, 'utf8'),
    write: (text: string) => writeFileSync(file, text),
    state: (key: string) => readState(root, 'de').texts.get(key),
  };
}
const title = { key: 'home.title', before: 'Frag {{product}}' };

test('saving changes one line, records the English, and takes a review back', () => {
  const { change, text, state, root } = project();
  recordTexts(root, 'de', ['home.title'], 'reviewed');
  const { status } = change({ action: 'save', ...title, text: 'Frag {{product}} etwas' });
  expect(status).toBe(200);
  expect(text()).toBe(GERMAN.replace('Frag {{product}}', 'Frag {{product}} etwas'));
  expect(state('home.title')).toEqual({ hash: hashOf('Ask {{product}}') });
});

test('what somebody else has saved meanwhile is not overwritten unseen', () => {
  const { change, text, write } = project();
  const theirs = GERMAN.replace('Frag', 'Bitte');
  write(theirs);
  const save = { action: 'save', ...title, text: 'Los, {{product}}' } as const;
  const answer = change(save);
  expect(answer).toMatchObject({ status: 409, now: 'Bitte {{product}}' });
  expect(text()).toBe(theirs);
  expect(change({ ...save, before: 'Bitte {{product}}' }).status).toBe(200);
  expect(text()).toContain('Los, {{product}}');
});

test('an untranslated text is added, and emptied again', () => {
  const { change, text, state } = project();
  const lede = { action: 'save', key: 'home.lede' } as const;
  expect(change({ ...lede, text: 'Eine Antwort', before: '' }).status).toBe(200);
  expect(JSON.parse(text()).home.lede).toBe('Eine Antwort');
  expect(state('home.lede')).toBeDefined();
  expect(change({ ...lede, text: '', before: 'Eine Antwort' }).status).toBe(200);
  expect(state('home.lede')).toBeUndefined();
});

test('a translation is recorded as right, as reviewed, and with hints that are meant so', () => {
  const { change, state } = project();
  const seen = hashOf('Ask {{product}}', 'Frag {{product}}');
  expect(change({ action: 'reviewed', key: 'home.title' })).toEqual({ status: 200 });
  expect(change({ action: 'meant', key: 'home.title' })).toEqual({ status: 200 });
  expect(state('home.title')).toMatchObject({ reviewed: seen, meant: seen });
  expect(change({ action: 'stillRight', key: 'home.title' })).toEqual({ status: 200 });
  expect(state('home.title')).toMatchObject({ reviewed: seen, meant: seen });
  expect(change({ action: 'reviewed', key: 'home.lede' }).status).toBe(422);
});

test('a file that is not valid is refused with the line to correct', () => {
  const broken = GERMAN.replace('"home": {', '"home": ');
  const { change, text } = project(broken);
  const { status, problem } = change({ action: 'save', ...title, text: 'Los, {{product}}' });
  expect([status, problem]).toEqual([422, expect.stringMatching(/locales\/de\.json:\d/)]);
  expect(text()).toBe(broken);
});

test.each(['home', 'home.none', '__proto__', 'constructor.name'])('%s is no key', (key) => {
  const { change, text } = project();
  expect(change({ action: 'save', key, text: 'Neu', before: '' }).status).toBe(404);
  expect(text()).toBe(GERMAN);
});
