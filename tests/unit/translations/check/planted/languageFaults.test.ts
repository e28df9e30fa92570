import { expect, test, vi } from 'vitest';
import { checkLocale } from '../../../../../translations/check/checkLocale.ts';
import { checkLocaleFolder } from '../../../../../translations/check/checkLocaleFolder.ts';
import {
  contentOf,
  readGlossary,
  readNotes,
  translatedTags,
} from '../../../../../translations/files/localeFolder.ts';
import { readLocaleText } from '../../../../../translations/files/localeText.ts';
import { createNotes } from '../../../../../translations/files/notes.ts';
import { localeFile, SOURCE_FILE } from '../../../../../translations/files/paths.ts';
import { writeText } from '../../../../../translations/files/writeText.ts';
import { hashOf } from '../../../../../translations/state/textState.ts';
import { languageFaults } from './plantedFaults.ts';

// Each fault takes a check of a whole file.
vi.setConfig({ testTimeout: 30_000 });

const root = process.cwd();
const sourceText = contentOf(root, SOURCE_FILE);
const notes = readNotes(root);
const check = (tag: string, text: string, only?: string) => {
  const { glossary } = readGlossary(root, tag);
  return checkLocale({ tag, text, glossary, ...(only && { only }) }, sourceText, notes).findings;
};
/** What the check finds in the site's own translations. */
const own = new Map(
  translatedTags(root).map((tag) => [tag, check(tag, contentOf(root, localeFile(tag)))]),
);

/** Faults that only a human reader can find. */
const SILENT = [
  'Portuguese in Spanish',
  'digits of another script in one text',
  'four becomes three',
  'four becomes five in French',
  'an English separator',
  // Languages say “not” in too many ways: a search for it was wrong eleven times in the site's texts.
  '“not” is lost',
  '“not” is lost in French',
  '“not” is lost in Japanese',
  '“not” is added',
  'all forms alike',
  'few and many swapped',
  'one and many swapped',
  'a mark of direction is lost at ⌘A',
  'accents left out',
  'letters at a placeholder',
  'light and dark are swapped',
  'weekdays are shifted',
  'yes for no',
  'two translations of one English text',
  'a link is named otherwise',
  'a mistyped word',
];

test('of the kinds of faults these alone draw no word', () => {
  const silent = languageFaults().filter(({ kind, tag, key, from, to }) => {
    const text = contentOf(root, localeFile(tag));
    const value = readLocaleText(text).entries.get(key)?.value ?? '';
    const planted = from === '' ? to : value.replace(from, () => to);
    expect(planted, kind).not.toBe(value);
    const changed = writeText(tag, text, sourceText, new Map([[key, planted]])).replace(
      // What a save would join.
      JSON.stringify(planted.normalize()),
      () => JSON.stringify(planted),
    );
    const before = own.get(tag)?.map(({ key: one, message }) => one + message) ?? [];
    return check(tag, changed, key).every(({ key: one, message }) =>
      before.includes(one + message),
    );
  });
  expect(silent.map(({ kind }) => kind)).toEqual(SILENT);
  expect(languageFaults().length).toBeGreaterThanOrEqual(90);
  expect(SILENT.length).toBeLessThanOrEqual(30);
});

test('the site’s own texts draw at most ten hints, which are meant so', () => {
  expect([...own.values()].flat().length).toBeLessThanOrEqual(10);
  expect(checkLocaleFolder(root).flatMap(({ findings }) => findings)).toEqual([]);
});

test('a hint that is intended is shown again once the text or its English has changed', () => {
  const sourceText = '{ "a": "Look at this" }';
  const hintsOn = (english: string, german: string) => {
    const intended = hashOf('Look at this', 'Sieh ... an');
    const states = new Map([['a', { hash: hashOf(english), intended }]]);
    const locale = { tag: 'de', text: JSON.stringify({ a: german }), glossary: {}, states };
    const source = sourceText.replace('Look at this', english);
    return checkLocale(locale, source, createNotes({})).findings.length;
  };
  expect(hintsOn('Look at this', 'Sieh ... an')).toBe(0);
  expect(hintsOn('Look at that', 'Sieh ... an')).toBe(1);
  expect(hintsOn('Look at this', 'Sieh es ... an')).toBe(1);
});
