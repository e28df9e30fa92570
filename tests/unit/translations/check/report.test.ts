import { beforeEach, expect, test } from 'vitest';
import { checkLocaleFolder } from '../../../../translations/check/checkLocaleFolder.ts';
import { formatReport, languageLine, statusTable } from '../../../../translations/check/report.ts';
import { recordTexts } from '../../../support/translations/recordTexts.ts';
import { translatedProject } from '../../../support/translations/translatedProject.ts';

let root: string;

beforeEach(() => {
  const project = translatedProject();
  ({ root } = project);
  project.write('en', { home: { title: 'See it', lede: 'Ask it' }, terms: { title: 'Terms' } });
  project.write('context/notes', { terms: { required: true } });
  project.write('de', { home: { title: 'Sieh', lede: 'Frag' }, terms: { title: 'Bedingungen' } });
  project.write('pl', { home: { title: 'Zobacz' } });
  recordTexts(root, 'de', ['home.lede', 'terms.title']);
  project.write('state/pl', { 'home.title': '00000000' });
});

test('the table says of each language how far it is, and what it lacks; in bold what it must have', () => {
  expect(statusTable(checkLocaleFolder(root)).split('\n').slice(2)).toEqual([
    '| German (de) | 100 % (3 of 3) | 0 | yes |  |',
    '| Polish (pl) | 33 % (1 of 3) | 1 | no | **terms 1**, home 1 |',
  ]);
});

test('a line says of each language what it lacks, and how it is offered where that is not usual', () => {
  const lines = () => checkLocaleFolder(root).map(languageLine);
  expect(lines()).toEqual([
    'German (de): 0 missing, 0 outdated, 0 hints',
    'Polish (pl): 2 missing, 1 outdated, 0 hints; not offered before 85 % and all of terms',
  ]);
  const { write } = translatedProject(root);
  write('state/pl', { offered: true });
  write('state/de', {});
  expect(lines()).toEqual([
    'German (de): 0 missing, 0 outdated, 0 hints; offered, but not recorded: run npm run i18n -- import locales/de.json',
    'Polish (pl): 2 missing, 0 outdated, 0 hints',
  ]);
  write('state/de', { offered: false });
  write('de', { home: { title: 'Sieh  es', lede: 'Frag' }, terms: { title: 'Bedingungen' } });
  expect(lines()[0]).toBe(
    'German (de): 0 missing, 0 outdated, 1 hint; withdrawn by "offered": false in locales/state/de.json',
  );
});

test('texts whose English is not recorded are one line, with the command for their language', () => {
  const lines = formatReport(checkLocaleFolder(root)).split('\n');
  const found = lines.filter((line) => line.includes('not recorded'));
  expect(found).toEqual([
    expect.stringContaining('1 text; npm run i18n -- import locales/de.json'),
  ]);
});
