import { expect, test } from 'vitest';
import { languageOf } from '../../../../translations/read/languageOf.ts';

test.each([
  ['de', 'Deutsch', 'ltr'],
  ['pt-BR', 'Português (Brasil)', 'ltr'],
  ['ar', 'العربية', 'rtl'],
  ['sd', 'سنڌي', 'rtl'],
])('%s has its Unicode name and direction', (tag, name, dir) => {
  expect(languageOf(tag)).toEqual({ tag, name, dir });
});

test('a file that is not named after a language tag throws an error that names it', () => {
  const message = 'locales/pt_BR.json is not named after a language';
  expect(() => languageOf('pt_BR')).toThrow(message);
});
