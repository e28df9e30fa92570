import { afterEach, expect, test } from 'vitest';
import { createStyleCache } from '../../src/theme/styleCache.ts';

const STYLES = `
:root { color: black; }
.css-one, .css-two:hover::after, [dir='rtl'] .css-three { color: black; }
@media print {
  .css-four { color: black; }
  @supports (display: grid) { .css-five > .other { color: black; } }
}
@keyframes animation-six { from { opacity: 0; } }
`;
const NAMES = ['one', 'two', 'three', 'four', 'five', 'animation-six'];

// How often hydration inserts a rule: tests/e2e/application/hydration.spec.ts.
const namesInCache = () => Object.keys(createStyleCache().inserted);

afterEach(() => document.head.replaceChildren());

test('the cache has the names of all rules in a style element', () => {
  document.head.innerHTML = `<style data-emotion="css" data-s>${STYLES}</style>`;
  expect(namesInCache()).toEqual(NAMES);
});

test('the cache has the names of all rules in a linked sheet, once it is loaded', () => {
  document.head.innerHTML = `<link rel="stylesheet" data-emotion><style>${STYLES}</style>`;
  const [link, style] = document.head.children as unknown as [HTMLLinkElement, HTMLStyleElement];
  expect(namesInCache()).toEqual([]);
  Object.defineProperty(link, 'sheet', { value: style.sheet });
  expect(namesInCache()).toEqual(NAMES);
});

test('the cache has no names of a linked sheet that cannot be read', () => {
  document.head.innerHTML = '<link rel="stylesheet" data-emotion>';
  const sheet = {
    get cssRules() {
      throw new DOMException('not loaded', 'InvalidAccessError');
    },
  };
  Object.defineProperty(document.head.firstChild, 'sheet', { value: sheet });
  expect(namesInCache()).toEqual([]);
});
