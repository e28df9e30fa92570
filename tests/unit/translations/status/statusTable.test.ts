import { beforeEach, expect, test } from 'vitest';
import { recordTexts } from '../../../../translations/state/stateFiles.ts';
import { readStatus } from '../../../../translations/status/languageStatus.ts';
import { statusMarkdown, statusTable } from '../../../../translations/status/statusTable.ts';
import { translatedProject } from '../../../support/translations/translatedProject.ts';

let root: string;

beforeEach(() => {
  const project = translatedProject();
  root = project.root;
  project.write('en', { home: { title: 'See it', lede: 'Ask it' }, terms: { title: 'Terms' } });
  project.write('context/notes', { terms: { required: true } });
  project.write('de', { home: { title: 'Sieh', lede: 'Frag' }, terms: { title: 'Bedingungen' } });
  project.write('pl', { home: { title: 'Zobacz' } });
  recordTexts(root, 'de', ['home.lede', 'terms.title'], { isReviewed: true });
  project.write('state/pl', { 'home.title': '00000000' });
});

test('the table says of each language how far it is, and what it lacks', () => {
  expect(statusTable(readStatus(root))).toBe(
    [
      'Language     Translated      Reviewed  Outdated  Offered  Missing',
      'German (de)  100 % (3 of 3)  2         0         yes',
      'Polish (pl)  33 % (1 of 3)   0         1         no       terms 1, home 1',
    ].join('\n'),
  );
});

test('as Markdown, the parts without which a language is not offered are bold', () => {
  expect(statusMarkdown(readStatus(root)).split('\n').at(-1)).toBe(
    '| Polish (pl) | 33 % (1 of 3) | 0 | 1 | no | **terms 1**, home 1 |',
  );
});
