import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  browserPlace,
  forgetLanguage,
} from '../../../../../../tools/i18n/preview/places/browserPlace.ts';
import { keepDrafts, readDrafts } from '../../../../../../tools/i18n/preview/places/drafts.ts';
import { withSaid, withTexts } from '../../../../../../tools/i18n/preview/texts/changes.ts';
import { hashOf, readStateText } from '../../../../../../translations/state/textState.ts';

const STATE = 'locales/state/de.json';
const GERMAN = 'locales/de.json';
const hash = hashOf('One');

let files: Record<string, string>;

beforeEach(() => {
  files = {
    'locales/en.json': JSON.stringify({ a: 'One', b: 'Two' }),
    [GERMAN]: JSON.stringify({ a: 'Eins', b: 'Zwei' }),
    [STATE]: JSON.stringify({ a: hash, b: hashOf('Two') }, null, 2),
  };
  vi.stubGlobal('fetch', async () => Response.json({ files, earlier: {}, repository: '' }));
});

afterEach(() => forgetLanguage('de'));

/** Publishes another version of a file, and opens the preview again. */
async function publish(file: string, content: object) {
  files = { ...files, [file]: JSON.stringify(content, null, 2) };
  return (await browserPlace.read()).files;
}

async function write(key: string, text: string) {
  const project = await browserPlace.read();
  expect(await browserPlace.write(withTexts(project, 'de', new Map([[key, text]])))).toBe(true);
}

test('reviews that are published meanwhile are in the file that is given back', async () => {
  await write('a', 'Mein Eins');
  const reviewed = `${hashOf('Two')} reviewed ${hashOf('Two', 'Zwei')}`;
  const { [STATE]: after = '' } = await publish(STATE, { a: hash, b: reviewed });
  expect(JSON.parse(after)).toEqual({ a: hash, b: reviewed });
});

test('a review without a text is merged with the texts that are published meanwhile', async () => {
  const project = await browserPlace.read();
  await browserPlace.write(withSaid(project, 'de', 'a', 'reviewed'));
  const now = await publish(GERMAN, { a: 'Eins', b: 'Ihr Zwei' });
  expect(JSON.parse(now[GERMAN] ?? '')).toMatchObject({ b: 'Ihr Zwei' });
  expect(readStateText(now[STATE] ?? '').texts.get('a')?.reviewed).toBe(hashOf('One', 'Eins'));
});

test('what is typed over a text stays when the text is published otherwise meanwhile', async () => {
  await write('a', 'Mein Eins');
  const typed = { text: 'Mein neues Eins', before: 'Mein Eins' };
  keepDrafts('de', { a: typed });
  const now = await publish(GERMAN, { a: 'Ihr Eins', b: 'Zwei' });
  expect(JSON.parse(now[GERMAN] ?? '')).toMatchObject({ a: 'Ihr Eins' });
  expect(readDrafts('de')).toEqual({ a: typed });
});
