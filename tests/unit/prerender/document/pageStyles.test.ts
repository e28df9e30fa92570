import { expect, test } from 'vitest';
import { pageStyles } from '../../../../prerender/document/pageStyles.ts';
import { LATER_STYLES_MARK } from '../../../../src/hydration/laterStylesLink.ts';

const PAGE = {
  head: '',
  fontUrl: '',
  headlineFont: 'display' as const,
  body: `<p>First</p>${LATER_STYLES_MARK}<p>Later</p>`,
};

test('states of single elements and what follows the mark are linked, all else is inlined', () => {
  const styles = pageStyles({
    ...PAGE,
    css: '.first{color:red}.first:hover{color:blue}.first[aria-pressed=true]{color:tan}',
    laterCss: '.later{color:gray}',
  });
  expect(styles).toEqual({
    inlined: '.first{color:red}',
    linked: '.first:hover{color:#00f}.first[aria-pressed=true]{color:tan}.later{color:gray}',
  });
});

test('nothing that is linked applies to every element, or changes what all inherit', () => {
  const css =
    ':root{--ink:red}:focus-visible{color:red}::selection{color:tan}.first:focus{color:red}';
  const { inlined, linked } = pageStyles({ ...PAGE, css, laterCss: '' });
  expect(inlined).toBe(':root{--ink:red}:focus-visible{color:red}::selection{color:tan}');
  expect(linked).toBe('.first:focus{color:red}');
});

test('a page without the mark has all its styles in the document', () => {
  const page = { ...PAGE, body: '<p>All</p>', css: '.a:hover{top:0}', laterCss: '.b{top:1px}' };
  expect(pageStyles(page)).toEqual({ inlined: '.a:hover{top:0}.b{top:1px}', linked: '' });
});
