import { type ESTree, parseSync, Visitor } from 'vite';
import { asDigits, cssLiterals } from './cssLiterals.ts';

/** The tags whose templates are CSS. */
const STYLES = new Set(['css', 'keyframes']);
/** Attributes of SVG elements that hold colors. */
const PAINTS = new Set(['fill', 'stroke', 'stopColor', 'floodColor', 'color']);
/** A string that is a single length, duration or color, to be interpolated into a style. */
const LONE_VALUE = /^(?:[-+]?[\d.]+[a-z]+|#[\da-f]{3,8}|[a-z-]+\(.*\))$/i;

/**
 * Finds values in a component's source that should come from the tokens. Checks `css` and
 * `keyframes` templates, colors of SVG elements, strings in `style` attributes, and strings that
 * are single values.
 *
 * @returns a line for each: file, line, the literal and its replacement
 */
export function findProblems(file: string, source: string): string[] {
  const problems: string[] = [];
  const report = (at: number, literal: string, advice: string) => {
    const line = source.slice(0, at).split('\n').length;
    problems.push(`${file}:${line}: ${literal.replace(/\s+/g, ' ')} should be ${advice}`);
  };
  const checkStyles = (css: string, from: number) => {
    for (const { at, length, advice } of cssLiterals(css)) {
      report(from + at, source.slice(from + at, from + at + length), advice);
    }
  };
  const checkValue = (value: string, from: number) =>
    checkStyles(`value: ${value}`, from - 'value: '.length);

  const paints = new Set<number>();
  let styleEnd = 0;
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (isStyle(tag)) checkStyles(cssOf(quasi, source), quasi.start + 1);
    },
    CallExpression({ callee, start, end }) {
      if (isStyle(callee)) report(start, source.slice(start, end), UNREAD);
    },
    JSXAttribute({ name, value, start, end }) {
      const isObject =
        value?.type === 'JSXExpressionContainer' && value.expression.type === 'ObjectExpression';
      if (name.name === 'css' && isObject) report(start, source.slice(start, end), UNREAD);
      if (name.name === 'style') styleEnd = end;
      if (PAINTS.has(String(name.name)) && value?.type === 'Literal') paints.add(value.start);
    },
    Literal({ value, start }) {
      if (typeof value !== 'string') return;
      const isValue = paints.has(start) || start < styleEnd || LONE_VALUE.test(value);
      if (isValue) checkValue(value, start + 1);
    },
  }).visit(program);
  return problems;
}

const UNREAD = 'a template: objects are not checked';

export function isStyle(tag: ESTree.Expression | ESTree.Super): boolean {
  return tag.type === 'Identifier' && STYLES.has(tag.name);
}

/** Returns the template's text with digits for every `${…}`. */
export function cssOf({ start, end, expressions }: ESTree.TemplateLiteral, source: string): string {
  let css = source.slice(start + 1, end - 1);
  for (const expression of expressions) {
    const from = source.lastIndexOf('${', expression.start) - start - 1;
    const to = source.indexOf('}', expression.end) - start;
    css = css.slice(0, from) + asDigits(css.slice(from, to)) + css.slice(to);
  }
  return css;
}
