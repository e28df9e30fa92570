// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are source
import { expect, test } from 'vitest';
import { findTextUses } from '../../../../tools/checks/textUses.ts';

const find = (source: string) => findTextUses('Card.tsx', source);

test('finds keys in strings and templates, and no other literals', () => {
  const source = `
    const title = t('home.hero.title');
    const count = <T text={\`faq.search.found\`} />;
    const others = ['Home.title', 'home', 'home. title', \`home.\${part}.title\`, 7];`;
  expect(find(source).keys).toEqual(['home.hero.title', 'faq.search.found']);
});

test.each([
  ['alt="A cat"', 'A cat'],
  ["aria-label={'Close'}", 'Close'],
  ['title={`${count} results`}', ' results'],
  ['content="閉じる"', '閉じる'],
])('finds the text of the attribute %s', (attribute, value) => {
  expect(find(`const card =\n  <img ${attribute} />;`).visible).toEqual([
    { line: 2, code: attribute, value },
  ]);
});

test('finds children in braces', () => {
  const { visible } = find("const card = <p>{'Join'}{name}<>{`now`}</>{' · '}</p>;");
  expect(visible.map(({ value }) => value)).toEqual(['Join', 'now']);
});

test.each(['alt=""', 'title={title}', 'title={`${count}`}', 'className="wide"', 'content="7 %"'])(
  'ignores the attribute %s',
  (attribute) => {
    expect(find(`const card = <img ${attribute} />;`).visible).toEqual([]);
  },
);

test('finds useTranslation', () => {
  expect(find("import { useTranslation } from 'react-i18next';").hasUseTranslation).toBe(true);
  expect(find("const text = 'useTranslation';").hasUseTranslation).toBe(false);
});
