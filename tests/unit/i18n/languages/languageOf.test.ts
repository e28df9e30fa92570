import { expect, test } from 'vitest';
import { languageOf } from '../../../../src/i18n/languages/languageOf.ts';

test.each([
  ['de', 'Deutsch', 'ltr'],
  ['pt-BR', 'Português (Brasil)', 'ltr'],
  ['ar', 'العربية', 'rtl'],
])('%s is called by the name that Unicode has for it', (tag, name, dir) => {
  expect(languageOf(tag, {})).toEqual({ tag, name, dir });
});

test('a locale file may say another name', () => {
  expect(languageOf('pt-BR', { language: { name: 'Português' } }).name).toBe('Português');
});

test.each([
  ['no text', { language: { name: ' ' } }],
  ['a text in its group’s place', { language: 'Deutsch' }],
  ['a group in its place', { language: { name: { long: 'Deutsch' } } }],
])('%s is no name', (_, strings) => {
  expect(languageOf('de', strings).name).toBe('Deutsch');
});

test('a file that is not named after a language stops the build and is named', () => {
  expect(() => languageOf('pt_BR', {})).toThrow('locales/pt_BR.json is not named after a language');
});
