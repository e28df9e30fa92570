import { expect, test } from 'vitest';
import { languageOf } from '../../../../translations/read/languageOf.ts';

test.each([
  ['de', 'Deutsch', 'ltr'],
  ['pt-BR', 'Português (Brasil)', 'ltr'],
  ['ar', 'العربية', 'rtl'],
  ['sd', 'سنڌي', 'rtl'],
])('%s has its Unicode name and direction', (tag, name, dir) => {
  expect(languageOf(tag, {})).toEqual({ tag, name, dir });
});

test('a locale file may set another name', () => {
  expect(languageOf('pt-BR', { language: { name: 'Português' } }).name).toBe('Português');
});

test.each([
  ['a blank text', { language: { name: ' ' } }],
  ['a text instead of the group', { language: 'Deutsch' }],
  ['a group instead of the text', { language: { name: { long: 'Deutsch' } } }],
])('%s is ignored as a name', (_, strings) => {
  expect(languageOf('de', strings).name).toBe('Deutsch');
});

test('a file that is not named after a language tag throws an error that names it', () => {
  expect(() => languageOf('pt_BR', {})).toThrow('locales/pt_BR.json is not named after a language');
});
