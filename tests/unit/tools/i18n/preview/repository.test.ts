import { expect, test } from 'vitest';
import { readRepository } from '../../../../../tools/i18n/preview/repository.ts';

test.each([
  [
    'https://github.com/iris/website.git',
    'https://github.com/iris/website/edit/main/locales/nl.json',
    'https://github.com/iris/website/new/main/locales?filename=nl.json',
  ],
  [
    'https://gitlab.com/a/b/website/-/tree/dev',
    'https://gitlab.com/a/b/website/-/edit/dev/locales/nl.json',
    'https://gitlab.com/a/b/website/-/new/dev/locales?file_name=nl.json',
  ],
])('%s has pages to edit and start a file', (address, edit, start) => {
  const repository = readRepository(address);
  expect(repository?.editUrl('locales/nl.json')).toBe(edit);
  expect(repository?.newLocaleUrl('nl.json')).toBe(start);
});

test('no address, no repository', () => {
  expect(readRepository(undefined)).toBeUndefined();
  expect(readRepository(' ')).toBeUndefined();
});
