import { beforeEach, expect, test, vi } from 'vitest';
import { openFile } from '../../../../../../tools/i18n/preview/panel/openFile.ts';
import { keepDrafts, readDrafts } from '../../../../../../tools/i18n/preview/places/drafts.ts';
import type { FileChange, Project } from '../../../../../../tools/i18n/preview/texts/project.ts';
import { hashOf, readStateText } from '../../../../../../translations/state/textState.ts';

const ENGLISH = { a: { one: 'Ask {{product}}', two: 'Open' }, b: { three: 'Close', four: 'Stay' } };
const NESTED = {
  a: { one: 'Frag {{product}}', two: 'U\u0308ben' },
  b: { three: 'Close', four: '' },
};
const FLAT = { 'a.one': 'Frag {{product}}', 'a.two': 'Üben', 'b.three': 'Close', 'b.four': '' };
const LIST = Object.entries(FLAT).map(([key, value]) => ({ term: key, definition: value }));
const GERMAN = 'locales/de.json';

beforeEach(() => keepDrafts('de', { 'a.one': undefined, 'a.two': undefined }));

/** Opens a file in a project with this German file, if any, which was another before it was written. */
async function open(content: unknown, german?: unknown, origin?: string) {
  const files: Record<string, string> = { 'locales/en.json': JSON.stringify(ENGLISH) };
  if (german) files[GERMAN] = JSON.stringify(german);
  const project: Project = { files, earlier: {}, repository: '' };
  const write = async (changesOf: (project: Project) => FileChange[]) => {
    for (const { file, before, after } of changesOf(project)) {
      expect(project.files[file]).toBe(before);
      files[file] = after;
    }
    return true;
  };
  const done = await openFile(
    JSON.stringify(content),
    'de',
    { project, write },
    {
      originOf: () => origin,
    },
  );
  const { texts } = readStateText(files['locales/state/de.json'] ?? '');
  return { done, german: JSON.parse(files[GERMAN] ?? '{}'), states: texts };
}

test.each([
  ['as it should be', NESTED],
  ['in a group of the language', { de: NESTED }],
  ['in two groups', { de: { translation: NESTED } }],
  ['flat', FLAT],
  ['flat and wrapped', { translation: FLAT }],
  ['a list', LIST],
])('a file that is %s is taken in, also by a file of that form', async (_, content) => {
  for (const before of [undefined, content]) {
    const { done, german, states } = await open(content, before);
    expect(done).toContain('2 of 4 texts are read');
    expect(german).toMatchObject({ a: { one: 'Frag {{product}}', two: 'Üben' } });
    expect([...states.keys()]).toEqual(['a.one', 'a.two']);
    if (content === NESTED) break;
  }
});

test('a text that comes back as it was is not recorded anew', async () => {
  const { states } = await open({ a: { one: 'Sag {{product}}', two: 'Üben' } }, NESTED);
  expect([...states.keys()]).toEqual(['a.one', 'a.two']);
  const same = await open({ a: { one: 'Sag {{product}}', two: 'U\u0308ben' } }, NESTED);
  expect([...same.states.keys()]).toEqual(['a.one']);
});

test('a text that was written here too, or has an error, waits beside the one in the file', async () => {
  const origin = JSON.stringify({ a: { one: 'Frag', two: '' } });
  const opened = { a: { one: 'Sag {{produkt}}', two: 'Auf' } };
  const { done, german } = await open(opened, NESTED, origin);
  expect(done).toContain('2 wait for you');
  expect(german).toEqual(NESTED);
  expect(readDrafts('de')).toEqual({
    'a.one': { text: 'Sag {{produkt}}', before: 'Frag' },
    'a.two': { text: 'Auf', before: '' },
  });
});

test('a file of another project is refused', async () => {
  await expect(open({ x: { y: 'Z' } }, NESTED)).rejects.toThrow(
    'has no translation under a key of en.json',
  );
});

test('a file that is cut off, or of another language, is refused whole', async () => {
  const project = (files: Record<string, object>): Project => ({
    files: Object.fromEntries(
      Object.entries(files).map(([tag, texts]) => [`locales/${tag}.json`, JSON.stringify(texts)]),
    ),
    earlier: {},
    repository: '',
  });
  const many = (word: string) =>
    Object.fromEntries(Array.from('abcdefghijklmn', (key) => [key, `${word} ${key}`]));
  const texts = { project: project({ en: many('Text'), fr: many('Texte') }), write: vi.fn() };
  const opened = (content: string) => openFile(content, 'de', texts, { originOf: () => undefined });
  const content = JSON.stringify(many('Texte'), null, 2);
  await expect(opened(content)).rejects.toThrow('those of fr.json');
  await expect(opened(content.slice(0, 99))).rejects.toThrow('Nothing is read. Line');
  expect(texts.write).not.toHaveBeenCalled();
});

test('what somebody has typed stays when a file has another text with an error', async () => {
  keepDrafts('de', { 'a.one': { text: 'Meins {{', before: '' } });
  await open({ a: { one: 'Sag {{produkt}}' } });
  expect(readDrafts('de')['a.one']?.text).toBe('Meins {{');
});

test('a state file is taken in by its lines', async () => {
  const line = `${hashOf('Ask {{product}}')} reviewed 0b1c2d3e`;
  const project: Project = {
    files: { 'locales/en.json': JSON.stringify(ENGLISH) },
    earlier: {},
    repository: '',
  };
  let written = '';
  await openFile(
    JSON.stringify({ 'a.one': line }, null, 2),
    'de',
    {
      project,
      write: async (changesOf) => {
        written = changesOf(project)[0]?.after ?? '';
        return true;
      },
    },
    { originOf: () => undefined },
  );
  expect(JSON.parse(written)).toEqual({ 'a.one': line });
});
