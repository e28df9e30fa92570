import { expect, test } from 'vitest';
import { completeTexts } from '../../../../translations/read/completeTexts.ts';
import { joinShortWords } from '../../../../translations/read/joinShortWords.ts';
import { localesIn } from '../../../../translations/read/readLocales.ts';
import { filesOf } from '../../../../translations/state/languageFiles.ts';

test.each([
  ['pl', 'Co pomaga w poniedziałki', 'Co pomaga w~poniedziałki'],
  ['cs', 'V pondělí i v úterý', 'V~pondělí i~v~úterý'],
  ['uk', 'Одне вікно. І все (у квітні)', 'Одне вікно. І~все (у~квітні)'],
  ['uk-CA', '«З нами»', '«З~нами»'],
  ['sl', 's\u00ADprejem, k nam', 's\u00ADprejem, k~nam'],
  ['pl', 'w {{product}}', 'w~{{product}}'],
  ['pl', 'Użyj ⌘A albo Command+A teraz', 'Użyj ⌘A albo Command+A teraz'],
  ['pl', 'm.in. tutaj, plan-b jutro, 8 h', 'm.in. tutaj, plan-b jutro, 8 h'],
  ['es', 'Todo y más', 'Todo y más'],
])('in %s, “%s” breaks as “%s”', (tag, text, joined) => {
  expect(joinShortWords(text, tag)).toBe(joined.replaceAll('~', '\u00A0'));
});

test('the site gets short words joined, and translators see what they have typed', () => {
  const files = {
    'locales/en.json': '{ "a": "On Mondays" }',
    'locales/pl.json': '{ "a": "W poniedziałki" }',
  };
  const shown = localesIn(files).map(({ strings }) => strings.a);
  expect(shown).toEqual(['On Mondays', 'W\u00A0poniedziałki']);
  expect(completeTexts(filesOf({ files }, 'pl')).strings.a).toBe('W poniedziałki');
});
