import { beforeEach, expect, test } from 'vitest';
import { checkLocaleFolder } from '../../../../translations/check/checkLocaleFolder.ts';
import { statusTable } from '../../../../translations/check/report.ts';
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
