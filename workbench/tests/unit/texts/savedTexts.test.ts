import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashOf, readStateText } from '../../../../translations/state/textState.ts';
import { forgetLanguage, keep, readDrafts, readKept } from '../../../texts/browserStorage.ts';
import { readTexts, saveTexts } from '../../../texts/savedTexts.ts';

const STATE = 'locales/state/de.json';
const GERMAN = 'locales/de.json';

let files: Record<string, string>;

beforeEach(() => {
  files = {
    'locales/en.json': JSON.stringify({ a: 'One', b: 'Two' }),
    [GERMAN]: JSON.stringify({ a: 'Eins', b: 'Zwei' }),
    [STATE]: JSON.stringify({ a: hashOf('One'), b: hashOf('Two') }, null, 2),
  };
  vi.stubGlobal('fetch', async () => Response.json({ files, earlier: {}, repository: '' }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  forgetLanguage('de');
});

/** Publishes another version of a file, and opens the workbench again. */
async function publish(file: string, content: object) {
  files = { ...files, [file]: JSON.stringify(content, null, 2) };
  return (await readTexts()).project.files;
}

async function write(text: string, before: string, said: object = {}) {
  await readTexts();
  return saveTexts({ de: { a: { text, before, english: 'One', ...said } } });
}

test('what others publish meanwhile is beside what was written here', async () => {
  await write('Mein Eins', 'Eins');
  const intended = `${hashOf('Two')} intended ${hashOf('Two', 'Zwei')}`;
  const now = await publish(STATE, { a: hashOf('One'), b: intended });
  expect(JSON.parse(now[STATE] ?? '')).toMatchObject({ b: intended });
  expect(JSON.parse(now[GERMAN] ?? '')).toEqual({ a: 'Mein Eins', b: 'Zwei' });
});

test('a text and its mark are kept as one change until the site has both', async () => {
  await write('Mein Eins', 'Eins');
  const { project } = await write('Mein Eins', 'Mein Eins', { intended: true });
  const seen = hashOf('One', 'Mein Eins');
  expect(readStateText(project.files[STATE] ?? '').get('a')?.intended).toBe(seen);
  expect(readKept('saved').de?.a).toMatchObject({ before: 'Eins', intended: true });
  await publish(GERMAN, { a: 'Mein Eins', b: 'Zwei' });
  await publish(STATE, { a: `${hashOf('One')} intended ${seen}` });
  expect(readKept('saved')).toEqual({});
});

test('a text that is published otherwise meanwhile waits beside it, unless one has typed on', async () => {
  await write('Mein Eins', 'Eins');
  const now = await publish(GERMAN, { a: 'Ihr Eins', b: 'Zwei' });
  expect(JSON.parse(now[GERMAN] ?? '')).toMatchObject({ a: 'Ihr Eins' });
  expect(readDrafts('de').a).toMatchObject({ text: 'Mein Eins', before: 'Eins' });
  const typed = { text: 'Mein neues Eins', before: 'Ihr Eins', english: 'One' };
  keep('drafts', { de: { a: typed } });
  await write('Mein Eins', 'Ihr Eins');
  await publish(GERMAN, { a: 'Wieder Eins', b: 'Zwei' });
  expect(readDrafts('de').a).toEqual(typed);
});

test('a server gets what is saved, also what it did not answer before', async () => {
  const sent: (string | undefined)[] = [];
  let isDown = false;
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push(body?.toString());
    if (method === 'POST' && isDown) throw new Error('down');
    return Response.json({ files, earlier: {}, repository: '', isServed: true });
  });
  await readTexts();
  expect(sent).toEqual([]);
  isDown = true;
  await expect(write('Mein Eins', 'Eins')).rejects.toThrow('down');
  isDown = false;
  await readTexts();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toContain('Mein Eins');
});

test('a text that another window has saved is not overwritten', async () => {
  await write('Eins von dort', 'Eins');
  const { conflicts, project } = await write('Eins von hier', 'Eins');
  expect(Object.keys(conflicts.de ?? {})).toEqual(['a']);
  expect(project.files[GERMAN]).toContain('Eins von dort');
});
