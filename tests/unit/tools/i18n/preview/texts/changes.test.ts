import { expect, test } from 'vitest';
import { withSaid, withTexts } from '../../../../../../tools/i18n/preview/texts/changes.ts';
import type { FileChange, Project } from '../../../../../../tools/i18n/preview/texts/project.ts';
import { hashOf, readStateText } from '../../../../../../translations/state/textState.ts';

const ENGLISH = { home: { title: 'Ask {{product}}', lede: 'An answer' } };
const GERMAN = '{\r\n    "home": {\r\n        "title": "Frag {{product}}"\r\n    }\r\n}';
const TITLE = 'home.title';

const project: Project = {
  files: { 'locales/en.json': JSON.stringify(ENGLISH), 'locales/de.json': GERMAN },
  earlier: {},
  repository: '',
};

/** Returns the project with these files written, and the state of a text in German. */
function after(changes: FileChange[], before = project) {
  const written = Object.fromEntries(changes.map(({ file, after }) => [file, after]));
  const now: Project = { ...before, files: { ...before.files, ...written } };
  const { texts } = readStateText(now.files['locales/state/de.json'] ?? '');
  return { now, german: now.files['locales/de.json'], state: (key: string) => texts.get(key) };
}

test('a text changes one line, its English is recorded, and a review of another text ends', () => {
  const { now: reviewed } = after(withSaid(project, 'de', TITLE, 'reviewed'));
  const texts = new Map([[TITLE, 'Frag {{product}} etwas']]);
  const { german, state } = after(withTexts(reviewed, 'de', texts), reviewed);
  expect(german).toBe(GERMAN.replace('Frag {{product}}', 'Frag {{product}} etwas'));
  expect(state(TITLE)).toEqual({ hash: hashOf('Ask {{product}}') });
});

test('a text is right, reviewed, and its hints meant so, until it changes', () => {
  const seen = hashOf('Ask {{product}}', 'Frag {{product}}');
  const { now } = after(withSaid(project, 'de', TITLE, 'reviewed'));
  const { now: meant, state } = after(withSaid(now, 'de', TITLE, 'meant'), now);
  expect(state(TITLE)).toMatchObject({ reviewed: seen, meant: seen });
  const { state: still } = after(withSaid(meant, 'de', TITLE, 'stillRight'), meant);
  expect(still(TITLE)).toEqual(state(TITLE));
});

test('the English text is the place to say that every outdated translation is right', () => {
  const { now } = after(withSaid(project, 'de', TITLE, 'stillRight'));
  const english = { home: { ...ENGLISH.home, title: 'Ask {{product}}!' } };
  now.files['locales/en.json'] = JSON.stringify(english);
  const { state } = after(withSaid(now, 'en', TITLE, 'stillRight'), now);
  expect(state(TITLE)?.hash).toBe(hashOf('Ask {{product}}!'));
  // What is up to date, or not translated, is not recorded.
  expect(withSaid(now, 'en', 'home.lede', 'stillRight')).toEqual([]);
});

test.each(['home', 'home.none', '__proto__', 'constructor.name'])('%s is no key', (key) => {
  expect(() => withTexts(project, 'de', new Map([[key, 'Neu']]))).toThrow('not a key');
});
