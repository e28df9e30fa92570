// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are source
import { describe, expect, test } from 'vitest';
import { findProblems } from '../../../../../tools/checks/tokens/findProblems.ts';

const problemsOf = (css: string) =>
  findProblems('Card.tsx', `import { css } from '@emotion/react';\nconst card = css\`${css}\`;\n`);

describe('components cannot contain', () => {
  test.each([
    ['color: #fff;', '#fff'],
    ['border: 0 solid oklch(0.5 0.1 200 / 0.5);', 'oklch('],
    ['background: linear-gradient(90deg, red, transparent);', 'red'],
    ['background: color-mix(in oklab, currentColor 20%, transparent);', 'color-mix('],
    ['background: black;', 'black'],
    ['color: light-dark(${color.ink}, ${color.paper});', 'light-dark('],
    ['padding: 1rem 0;', '1rem'],
    ['margin-block-start: -.5rem;', '-.5rem'],
    ['transition: opacity 150ms;', '150ms'],
    ['min-block-size: calc(100dvh - 4em);', '100dvh'],
    ['inline-size: max(50vw, 3em);', '50vw'],
    ['translate: ${distance}px;', '${distance}px'],
    ["gap: ${isWide ? '2rem' : space.s};", '2rem'],
    ['@media (min-width: 40em) { gap: 0; }', '@media (min-width: 40em)'],
    ['${media.wide} and (height < 30rem) { gap: 0; }', '30rem'],
    ['@container (inline-size > 20rem) { gap: 0; }', '20rem'],
    ['@media print { gap: 0; }', '@media print'],
    ['left: 0;', 'left'],
    ['&:hover { margin-right: 1em }', 'margin-right'],
    ['border-top-left-radius: 1em;', 'border-top-left-radius'],
    ['max-width: 100%;', 'max-width'],
    ['${media.wide} { padding-left: 0; }', 'padding-left'],
    ['inset: 0 auto 0 1em;', 'inset'],
    ['padding: 0 ${space.s} 0 ${space.m};', 'padding'],
    ['border-radius: 1em 0 0 1em;', 'border-radius'],
    ['text-align: right;', 'right'],
    ['transform-origin: left top;', 'left'],
  ])('%s', (css, literal) => {
    expect(problemsOf(css)).toEqual([expect.stringContaining(`Card.tsx:2: ${literal} should be `)]);
  });

  test('a literal is reported with its line, after correct styles', () => {
    const css = '\n  /* 3rem */\n  gap: ${\n    space.s\n  };\n  inset: 0;\n  inline-size: 3rem;\n';
    expect(problemsOf(css)).toEqual([expect.stringContaining('Card.tsx:8: 3rem')]);
  });

  test('keyframes, constants, colors of SVG elements, style objects and attributes are checked', () => {
    const source = `
      const rise = keyframes\`from { translate: 0 8px; }\`;
      const GAP = '12px';
      const mark = <circle fill="rebeccapurple" stroke="none" />;
      const box = <div css={{ gap: 0 }} />;
      const row = css({ gap: 0 });
      const note = <p style={{ '--order': 1, color: isError ? 'red' : 'inherit' }}>red</p>;`;
    expect(findProblems('Mark.tsx', source)).toEqual([
      expect.stringContaining('Mark.tsx:2: 8px'),
      expect.stringContaining('Mark.tsx:3: 12px'),
      expect.stringContaining('Mark.tsx:4: rebeccapurple'),
      expect.stringContaining('Mark.tsx:5: css={{ gap: 0 }}'),
      expect.stringContaining('Mark.tsx:6: css({ gap: 0 })'),
      expect.stringContaining('Mark.tsx:7: red should be'),
    ]);
  });
});

describe('components can contain', () => {
  test.each([
    ['tokens', '${pane} padding: ${space.s} calc(-1 * ${space.m}); ${media.wide} { gap: 0; }'],
    [
      'relative units',
      'margin: 1.5em 10% 0; grid: auto / 2fr 60ch; rotate: 0.5turn; inset: 28cqi;',
    ],
    ['plain numbers', 'line-height: 1.5; order: -1; animation-duration: 0s; opacity: 0.4;'],
    [
      'colors that follow others',
      'color: transparent; background: currentColor; outline-color: Highlight;',
    ],
    ['black in a mask', 'mask: radial-gradient(circle closest-side, black 42%, transparent 48%);'],
    ['feature queries', '@supports (animation-timeline: view()) { opacity: 1; }'],
    ['symmetric shorthands', 'inset: 0 auto; border-radius: ${radius.l} ${radius.l} 0 0;'],
    [
      'words in strings and names',
      "content: 'red 3px'; &[data-side='left'] { grid-area: tan-3rem; }",
    ],
  ])('%s', (_, css) => {
    expect(problemsOf(css)).toEqual([]);
  });

  test('any string outside styles', () => {
    expect(findProblems('text.ts', "const text = 'It takes 30 ms'; const hash = '#faq';")).toEqual(
      [],
    );
  });
});
