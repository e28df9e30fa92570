import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_CODE } from '../../../src/app/pageCode.ts';
import type { Project } from '../../../translations/edits/project.ts';
import { localeFile, NOTES_FILE } from '../../../translations/files/paths.ts';
import { elementsWith } from '../../page/textsOnPage.ts';
import { usePageChanges } from '../../page/usePageChanges.ts';
import { forgetLanguage, keep } from '../../texts/browserStorage.ts';
import { Workbench } from '../../Workbench.tsx';

const REPOSITORY = 'https://github.com/iris/website';
/** The text that the tests write: the first of the page. */
const KEY = 'about.meta.title';

const GERMAN = 'Über uns · Iris';
/**
 * A few texts, since describing all takes long. Where the page shows others, it shows their keys.
 */
const TEXTS = {
  en: {
    brand: { name: 'Iris' },
    about: {
      meta: { title: 'About us · {{product}}' },
      lede: 'Who is behind it.',
      subjectText: 'Hello',
    },
  },
  de: {
    about: {
      meta: { title: 'Über uns · {{product}}' },
      lede: 'Wer dahintersteckt.',
      subjectText: 'Hallo',
    },
  },
  fr: {
    about: {
      meta: { title: 'À propos · {{product}}' },
      lede: 'Qui est derrière.',
      subjectText: 'Bonjour',
    },
  },
};

let project: Project;

beforeEach(async () => {
  const files = Object.entries(TEXTS).map(([tag, texts]) => [
    localeFile(tag),
    JSON.stringify(texts, null, 2),
  ]);
  files.push([NOTES_FILE, '{ "brand": { "fixed": true } }']);
  project = { files: Object.fromEntries(files), earlier: {}, repository: REPOSITORY };
  vi.stubGlobal('fetch', async () => Response.json(project));
  await PAGE_CODE.about.preload();
});

afterEach(() => {
  for (const tag of ['de', 'fr', 'he', 'nl']) forgetLanguage(tag);
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  location.hash = '';
});

// In jsdom, queries by text are many times faster than those by role.
const button = (name: string) => screen.findByText(name, { selector: 'button' });
const press = async (name: string) => fireEvent.click(await button(name));
const panel = () => within(document.querySelector('[role=dialog]') as HTMLElement);
const says = (text: string) => panel().findByText(text, { exact: false });
const field = () => document.querySelector('textarea[lang]') as HTMLTextAreaElement;
const alert = () => document.querySelector('.state[role=alert]')?.textContent ?? '';
const shown = (text: string) => waitFor(() => expect(document.title).toContain(text));

/** Opens the workbench, also again. */
async function open(language: string) {
  document.body.replaceChildren();
  const [root, host] = [document.createElement('div'), document.createElement('div')];
  root.id = 'root';
  document.body.append(root, host);
  location.hash = `language=${language}&page=about`;
  const view = render(<Workbench host={host} />, { container: root });
  await button('Next text ›');
  return view;
}

async function openText(language: string) {
  const view = await open(language);
  await press('Next text ›');
  return view;
}

const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

async function write(text: string) {
  type(text);
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(panel().queryByText(/Not saved yet/)).toBeNull());
}

/** Replaces something in a file of the project, and returns to the window. */
async function publish(tag: string, before: string, after: string) {
  const file = localeFile(tag);
  const text = project.files[file]?.replace(before, after) ?? '';
  project = { ...project, files: { ...project.files, [file]: text } };
  await act(async () => dispatchEvent(new Event('focus')));
}

test('a key that is pressed the moment a text is saved does not conflict with it', async () => {
  await openText('de');
  type('Wir');
  fireEvent.keyDown(field(), { key: 'Enter' });
  type('Wir s');
  // The text is saved, but React has not rendered anything in a task of its own.
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  await write('Wir sind es');
  expect(alert()).toBe('');
  await shown('Wir sind es');
});

test('a text is checked while it is written, and kept where it cannot be saved', async () => {
  const { unmount } = await openText('de');
  type('Hilfe von {{produkt}}');
  await says('Error:');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await says('Not saved yet');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await screen.findByText(`kept here: ${KEY}`, { exact: false });
  await shown(GERMAN);
  unmount();
  await openText('de');
  await button('Unsaved 1');
  expect(field().value).toBe('Hilfe von {{produkt}}');
  await press('Back to the saved text');
  await shown(GERMAN);
});

test('headlines are in the visitor’s font as soon as a text has a letter that the display font lacks', async () => {
  await open('de');
  const { dataset } = document.documentElement;
  await waitFor(() => expect(dataset.headlines).toBe('display'));
  await publish('de', 'Wer dahintersteckt', 'Хто за цим стоїть');
  await waitFor(() => expect(dataset.headlines).toBe('system'));
});

test('what was written is forgotten on request, drafts included', async () => {
  vi.stubGlobal('confirm', () => true);
  await openText('de');
  await write('Wer wir sind · {{product}}');
  await shown('Wer wir sind');
  type('Über {{uns}}');
  await press('Languages');
  await says('which are not handed in: 1');
  await press('Delete from this browser');
  await shown(GERMAN);
  await button('All done');
});

test('what another window has saved is shown beside what is typed here', async () => {
  await openText('de');
  type('Von hier · {{product}}');
  const before = 'Über uns · {{product}}';
  const edit = { text: 'Von dort · {{product}}', before, english: 'About us · {{product}}' };
  keep('saved', { de: { [KEY]: edit } });
  keep('drafts', {});
  await act(async () => dispatchEvent(new Event('focus')));
  await waitFor(() => expect(alert()).toContain('Von dort'));
  expect(field().value).toBe('Von hier · {{product}}');
});

test('what others have published meanwhile is shown beside what was written, and replaces nothing', async () => {
  await openText('de');
  await write('Von hier · {{product}}');
  await publish('de', 'Über uns', 'Von dort');
  await waitFor(() => expect(alert()).toContain('Von dort'));
  expect(field().value).toBe('Von hier · {{product}}');
  await press('Keep mine');
  await shown('Von hier');
  expect(alert()).toBe('');
});

test('a text is outdated where its English has changed, until somebody says that it is right', async () => {
  await openText('fr');
  await write('Qui nous sommes · {{product}}');
  await publish('en', 'About us', 'About them');
  await says('Outdated');
  expect(panel().getByText('us').tagName).toBe('DEL');
  await press('Mark as still correct');
  await says('Up to date.');
  // Leaving the field does not confirm the English that has changed during typing.
  type('Qui sont-ils · {{product}}');
  await publish('en', 'About them', 'About all');
  await press('Next text ›');
  await openText('fr');
  await says('Outdated');
});

test('a term that the language shares is finished, and a sentence is not', async () => {
  await openText('fr');
  await write('About us · {{product}}');
  await says('so it counts as not translated');
  await press('Intended');
  await says('Up to date.');
  await button('All done');
  await publish('en', 'About us', 'All about all of us');
  await write('All about all of us · {{product}}');
  await says('so it counts as not translated');
  expect(panel().queryByText('Intended')).toBeNull();
});

test('the bar says what the workbench is, until it is used', async () => {
  await open('de');
  await screen.findByText(/A workbench for translators/);
  await press('Languages');
  await press('Close');
  expect(screen.queryByText(/A workbench for translators/)).toBeNull();
});

test('what is half typed has no hint', async () => {
  await openText('de');
  type('Hilfe  von');
  expect(panel().queryByText(/double space/)).toBeNull();
  await says('double space');
});

test('a mail that is written from a link has no invisible codes, and the subject can be edited', async () => {
  await open('de');
  const link = () => document.querySelector<HTMLAnchorElement>('main a[href^="mailto:"]');
  await waitFor(() => expect(link()?.href).toMatch(/\?subject=Hallo$/));
  expect(elementsWith('about.subjectText')).toContain(link());
  await openText('de');
  await publish('de', 'Hallo', 'Guten Tag & mehr');
  await waitFor(() => expect(link()?.href).toMatch(/\?subject=Guten%20Tag%20%26%20mehr$/));
});

test('a file that is broken is named, until it is valid again', async () => {
  await open('de');
  await publish('de', '{', '{,');
  await screen.findByText(/locales\/de\.json:1: invalid JSON/);
  await publish('de', '{,', '{');
  await waitFor(() => expect(screen.queryByText(/invalid JSON/)).toBeNull());
});

test('the focus returns where it was', async () => {
  await open('de');
  for (const name of ['Next text ›', 'Languages']) {
    const opener = await button(name);
    opener.focus();
    fireEvent.click(opener);
    await waitFor(() => expect(document.activeElement).not.toBe(opener));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }
});

test('a file that a platform has wrapped is pasted, and one of another project is refused', async () => {
  await open('en');
  await press('Languages');
  const fill = (label: string, value: string) =>
    fireEvent.change(panel().getByLabelText(label), { target: { value } });
  fill('Language', 'nl');
  fill('The file’s content', '{ "home": {} }');
  await says('has no translation under a key of en.json');
  const texts = { 'about.meta.title': 'Hulp · {{product}}', 'about.lede': 'O {{x}}' };
  fill('The file’s content', JSON.stringify({ nl: texts }));
  await screen.findByText('Texts read: Dutch 2', { exact: false });
  await shown('Hulp');
  // A text with an error stays a draft.
  expect((await screen.findByText(/Unsaved 1/)).tagName).toBe('BUTTON');
});

test('texts are handed in as one file, which another browser opens', async () => {
  const made = vi.fn((_: Blob) => 'blob:');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL() {} }));
  await openText('he');
  await write('עלינו · {{product}}');
  await openText('de');
  await write('Wer wir sind ... {{product}}');
  await press('Intended');
  await says('Up to date.');
  await press('Languages');
  await press('Download everything');
  const link = panel().getByText<HTMLAnchorElement>('Start he.json at the code host');
  expect(link.href).toBe(`${REPOSITORY}/new/main/locales?filename=he.json`);

  for (const tag of ['he', 'de']) forgetLanguage(tag);
  await open('en');
  await press('Languages');
  const files = [new File(made.mock.calls[0] ?? [], 'iris-texts.json')];
  fireEvent.change(panel().getByLabelText(/Open a file/), { target: { files } });
  await shown('עלינו');
  await openText('de');
  await says('Up to date.');
  expect(field().value).toBe('Wer wir sind ... {{product}}');
});

test('nothing is counted after the workbench has gone', async () => {
  vi.useFakeTimers();
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  const { unmount } = renderHook(usePageChanges);
  root.append('A text');
  await act(async () => {});
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
