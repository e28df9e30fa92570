import { expect, test } from 'vitest';
import * as values from '../../../../src/theme/tokenValues.ts';
import { designPage } from '../../../../tools/designPage/page.tsx';

const { colorValue: _, tokenDeclarations: __, VARIABLES: ___, ...tokens } = values;
const groups = Object.entries(tokens);

test.each(groups)('every token of %s is shown with its name and value', (group, tokens) => {
  // Leaves out the head, whose styles name every token.
  const [, page = ''] = designPage('system').replaceAll('&#x27;', "'").split('</head>');
  const shown = [...page.matchAll(/<b[^>]*>([^<]*)<\/b>/g)].map(([, name]) => name);
  for (const [name, value] of Object.entries(tokens)) {
    const namesakes = groups.filter(([, others]) => name in others).length;
    expect(shown.filter((known) => known === name).length, name).toBeGreaterThanOrEqual(namesakes);
    for (const written of [value].flat()) {
      expect(page, `${group}.${name}`).toContain(written.replace(/var\(--color-([\w-]+)\)/g, '$1'));
    }
  }
});

test('the page uses the requested color scheme', () => {
  expect(designPage('dark')).toContain('data-scheme="dark"');
});
