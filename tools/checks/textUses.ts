import { type ESTree, parseSync, Visitor } from 'vite';
import { READABLE_ATTRIBUTES } from './readableAttributes.ts';

/** A literal that visitors read or hear, with its line. */
interface VisibleLiteral {
  line: number;
  /** The attribute or expression that holds it. */
  code: string;
  value: string;
}

/** The texts that a module's code refers to or holds itself. */
export interface TextUses {
  /** String literals in the form of a locale key: `home.hero.title`. */
  keys: string[];
  /** Literals in visible attributes and in children in braces. */
  visible: VisibleLiteral[];
  hasUseTranslation: boolean;
}

const KEY = /^[a-z]\w*(?:\.[\w-]+)+$/;

const VISIBLE_ATTRIBUTES = new Set<string>([...READABLE_ATTRIBUTES, 'content']);

/** Finds the locale keys in a module, and the literals that a visitor would read or hear. */
export function findTextUses(file: string, source: string): TextUses {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const uses: TextUses = { keys: [], visible: [], hasUseTranslation: false };

  const addVisible = (node: ESTree.Node, value: ESTree.Node | null | undefined) => {
    const text = literalText(value);
    if (!text || !/\p{L}/u.test(text)) return;
    const line = source.slice(0, node.start).split('\n').length;
    uses.visible.push({ line, code: source.slice(node.start, node.end), value: text });
  };
  const addChildren = ({ children }: { children: ESTree.JSXChild[] }) => {
    for (const child of children) {
      if (child.type === 'JSXExpressionContainer') addVisible(child, child.expression);
    }
  };

  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string' && KEY.test(value)) uses.keys.push(value);
    },
    TemplateLiteral(template) {
      const text = template.expressions.length === 0 ? literalText(template) : undefined;
      if (text && KEY.test(text)) uses.keys.push(text);
    },
    Identifier({ name }) {
      if (name === 'useTranslation') uses.hasUseTranslation = true;
    },
    JSXAttribute(attribute) {
      const { name, value } = attribute;
      if (name.type !== 'JSXIdentifier' || !VISIBLE_ATTRIBUTES.has(name.name)) return;
      addVisible(attribute, value?.type === 'JSXExpressionContainer' ? value.expression : value);
    },
    JSXElement: addChildren,
    JSXFragment: addChildren,
  }).visit(program);
  return uses;
}

/** Returns the text of a string or template, without its interpolations. */
function literalText(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? '').join('');
}
