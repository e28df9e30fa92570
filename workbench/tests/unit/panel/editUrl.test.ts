import { expect, test } from 'vitest';
import { editUrl } from '../../../panel/editUrl.ts';

test.each([
  [
    'https://github.com/iris/website.git',
    'https://github.com/iris/website/edit/main/locales/nl.json',
    'https://github.com/iris/website/new/main/locales?filename=state%2Fnl.json',
  ],
  [
    'https://gitlab.com/a/b/website/-/tree/dev',
    'https://gitlab.com/a/b/website/-/edit/dev/locales/nl.json',
    'https://gitlab.com/a/b/website/-/new/dev/locales?file_name=state%2Fnl.json',
  ],
  [' ', undefined, undefined],
])('%s has pages to edit and start a file', (address, edit, start) => {
  expect(editUrl(address, 'locales/nl.json', false)).toBe(edit);
  expect(editUrl(address, 'locales/state/nl.json', true)).toBe(start);
});
