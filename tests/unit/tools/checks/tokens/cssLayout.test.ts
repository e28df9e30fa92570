// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are source
import { expect, test } from 'vitest';
import { cssLayout } from '../../../../../tools/checks/tokens/cssLayout.ts';

const problemsOf = (css: string) => cssLayout('Card.tsx', `const card = css\`${css}\`;\n`);

test.each([
  ['a second declaration on a line', '\n  gap: 0; margin: 0;\n', 'Card.tsx:2: margin: 0'],
  ['one after a mixin', '\n  ${pane}; margin: 0;\n', 'Card.tsx:2: margin: 0'],
  ['one in a rule', '\n  &:hover { gap: 0; margin: 0; }\n', 'Card.tsx:2: margin: 0'],
  ['one without a semicolon', '\n  p { gap: 0; margin: 0 }\n', 'Card.tsx:2: margin: 0'],
  [
    'one after a long value',
    '\n  grid:\n    auto\n    / 1fr; margin: 0;\n',
    'Card.tsx:4: margin: 0',
  ],
  ['two rules on a line', '\n  a { gap: 0; } b { margin: 0; }\n', 'Card.tsx:2: margin: 0'],
  ['an element by its type and place', '\n  p:nth-of-type(2) { gap: 0; }\n', ':nth-of-type'],
  ['the first of its type', '\n  p:not(:first-of-type) { gap: 0; }\n', ':first-of-type'],
  ['a child by its place', '\n  & > :nth-child(2) { gap: 0; }\n', ':nth-child'],
])('refuses %s', (_, css, problem) => {
  expect(problemsOf(css)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['a declaration on each line', '\n  gap: 0;\n  margin: ${a} 0;\n\n  p {\n    inset: 0;\n  }\n'],
  ['a single declaration beside its selector', '\n  p { gap: 0; }\n  ${media.wide} { gap: 0; }\n'],
  ['mixins on their lines', '\n  ${pane}\n  ${row};\n  gap: 0;\n'],
  ['semicolons in texts and comments', "\n  content: 'a: b; c: d'; /* e: f; g: h */\n"],
  ['values over several lines', '\n  transition:\n    opacity 0s,\n    scale 0s;\n  gap: 0;\n'],
  ['selectors of a sequence', '\n  li:last-child, li:nth-child(odd) { gap: 0; }\n'],
])('allows %s', (_, css) => {
  expect(problemsOf(css)).toEqual([]);
});

test('also reads keyframes', () => {
  const source = 'const rise = keyframes`\n  from { opacity: 0; scale: 0; }\n`;\n';
  expect(cssLayout('Card.tsx', source)).toEqual([expect.stringContaining('Card.tsx:2: scale: 0')]);
});
