import { parseSync, Visitor } from 'vite';
import { withoutText } from './cssLiterals.ts';
import { cssOf, isStyle } from './findProblems.ts';

/**
 * Selectors that count an element's siblings, so that the layout changes when an element is added.
 * Repeating ones, such as `:nth-child(odd)`, and `:last-child` are allowed.
 */
const BY_PLACE =
  /:(?:(?:nth|nth-last|first|last|only)-of-type|nth(?:-last)?-child(?=\(\s*\d+\s*\)))/g;

/**
 * Lists what makes the `css` and `keyframes` templates of a file hard to read, one line each: file,
 * line, the code and its replacement. Formatters leave templates as they are.
 */
export function cssLayout(file: string, source: string): string[] {
  const problems: string[] = [];
  const checkStyles = (css: string, from: number) => {
    const bare = withoutText(css);
    const report = (at: number, length: number, advice: string) => {
      const line = lineOf(source, from + at);
      const found = source.slice(from + at, from + at + length).trim();
      problems.push(`${file}:${line}: ${found.replace(/\s+/g, ' ')} should be ${advice}`);
    };
    let lastLine = -1;
    for (const { index, 0: declaration } of bare.matchAll(/[^\s{};][^{};]*(?=[;}]|$)/g)) {
      const isLate = lineOf(bare, index) === lastLine;
      if (isLate) report(index, declaration.length, 'on a line of its own');
      lastLine = lineOf(bare, index + declaration.trimEnd().length);
    }
    for (const { index, 0: selector } of bare.matchAll(BY_PLACE)) {
      report(index, selector.length, 'a name: a class or an attribute');
    }
  };
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (isStyle(tag)) checkStyles(cssOf(quasi, source), quasi.start + 1);
    },
  }).visit(parseSync(file, source).program);
  return problems;
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
