// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are source
import { expect, test } from 'vitest';
import { minifyTemplates } from '../../../../tools/vite/minifyEmotionCss.ts';

const minify = (css: string) => {
  const [before, after] = ['const card: CSSObject = css`', '`;'];
  const code = minifyTemplates('Card.tsx', before + css + after);
  return code.slice(before.length, -after.length);
};

test('styles lose their comments and line breaks, and mean the same', () => {
  const styles = `
  /* Why: a ring; it's of two
     lines. */
  \${button}
  padding: 0 calc(1px + 2px);
  a:hover, b > i { color: red; }
  \${media.wide} {
    gap: 0;
  }
`;
  expect(minify(styles)).toBe(
    '${button} padding: 0 calc(1px + 2px);a:hover, b > i {color: red;} ${media.wide} {gap: 0;}',
  );
});

test.each([
  ['a string', "a { content: ' ;  } /* */ '; }", "a {content: ' ;  } /* */ ';}"],
  [
    'a string with an interpolation',
    '&::after { content: "${a}  "; }',
    '&::after {content: "${a}  ";}',
  ],
])('%s keeps its spaces', (_, css, expected) => {
  expect(minify(css)).toBe(expected);
});

test('a template within a template is minified too, and so is what follows it', () => {
  const css = `
    gap: 0;
    \${isWide && css\`
      gap: 1em; /* Room. */
    \`}
    color: \${isOpen ? \`a  b\` : ''};
  `;
  expect(minify(css)).toBe("gap: 0;${isWide && css`gap: 1em;`} color: ${isOpen ? `a  b` : ''};");
});

test('other templates stay as they are', () => {
  const code = 'const text = `a  /* b */`;\nconst rise = keyframes` from { opacity: 0; } `;';
  expect(minifyTemplates('text.ts', code)).toBe(
    'const text = `a  /* b */`;\nconst rise = keyframes`from {opacity: 0;}`;',
  );
});
