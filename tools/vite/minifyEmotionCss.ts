import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** Tags whose templates are CSS. */
const CSS_TAGS = new Set(['css', 'keyframes']);

/**
 * Strips comments and line breaks from the components' styles, which minifiers of scripts leave as
 * they are.
 */
export function minifyEmotionCss(): Plugin {
  return {
    name: 'iris:minify-emotion-css',
    apply: 'build',
    // Before JSX and types are compiled, so that templates still stand as in the file.
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /(?:css|keyframes)`/ },
      handler: (code, id) => minifyTemplates(id, code),
    },
  };
}

/**
 * Minifies every `css` and `keyframes` template of a module, templates within templates included.
 */
export function minifyTemplates(file: string, source: string): string {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const edits: { start: number; end: number; text: string }[] = [];
  new Visitor({
    TaggedTemplateExpression({ tag, quasi: { quasis } }) {
      if (tag.type !== 'Identifier' || !CSS_TAGS.has(tag.name)) return;
      const texts = minifyCss(quasis.map(({ value }) => value.raw));
      edits.push(...quasis.map((quasi, index) => ({ ...range(quasi), text: texts[index] ?? '' })));
    },
  }).visit(program);
  edits.sort((one, other) => other.start - one.start);
  return edits.reduce(
    (code, { start, end, text }) => code.slice(0, start) + text + code.slice(end),
    source,
  );
}

/** Position of a quasi's text, without the backtick, `${` or `}` around it. */
function range({ start, end, tail }: ESTree.TemplateElement): { start: number; end: number } {
  return { start: start + 1, end: end - (tail ? 1 : 2) };
}

/** Stands for an interpolation while a template's pieces are minified as one text. */
const HOLE = '\uE000';

/** A string, or whitespace and comments with what makes them superfluous before and after. */
const STRING_OR_GAP =
  /('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|([{;]?)((?:\s|\/\*[^\uE000]*?\*\/)+)(\}?)/g;

function minifyCss(pieces: readonly string[]): string[] {
  return pieces
    .join(HOLE)
    .replace(STRING_OR_GAP, (_, string, before, gap, after) => {
      if (string !== undefined) return string;
      return before || after || !/\s/.test(gap) ? before + after : ' ';
    })
    .trim()
    .split(HOLE);
}
