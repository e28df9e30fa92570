import type { Node } from 'jsonc-parser';

/** What a file is instead of groups of texts, and its texts by key. */
interface FileShape {
  /** In words: `wrapped in “de”`. */
  is: string;
  texts: [key: string, node: Node][];
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * Recognizes what other programs make of a locale file: all texts in a group named after the language
 * or `translation`, keys with dots, or a list. `undefined` for groups of texts, as they should be.
 */
export function fileShape(root: Node): FileShape | undefined {
  if (root.type === 'array') {
    return { is: 'a list', texts: (root.children ?? []).flatMap(listed) };
  }
  const properties = root.children ?? [];
  const [[name, inner] = []] = properties.map(({ children }) => children ?? []);
  if (properties.length === 1 && name && inner?.type === 'object' && isWrapper(name.value)) {
    const texts = fileShape(inner)?.texts ?? leaves(inner, '');
    return { is: `wrapped in “${name.value}”`, texts };
  }
  const dotted = properties.filter(({ children }) => children?.[0]?.value.includes('.'));
  return dotted.length > 2 && dotted.length > properties.length / 2
    ? { is: 'flat, with dots in its keys', texts: leaves(root, '') }
    : undefined;
}

/** Codes of three letters could as well be groups: `faq`, `nav`. */
function isWrapper(name: string): boolean {
  const isTag = /^[a-z]{2}(?:[-_][a-z\d]+)*$/i.test(name);
  return (
    /^translations?$/.test(name) || (isTag && LANGUAGES.of(name.replaceAll('_', '-')) !== undefined)
  );
}

/** Lists the texts in a group and in the groups in it. */
function leaves(node: Node, path: string): [string, Node][] {
  if (node.type !== 'object') return [[path, node]];
  return (node.children ?? []).flatMap(({ children: [name, value] = [] }) =>
    name && value ? leaves(value, path ? `${path}.${name.value}` : name.value) : [],
  );
}

/** Returns the text of a list's entry, such as `{ "term": "faq.title", "definition": "…" }`. */
function listed(entry: Node): [string, Node][] {
  const values = new Map(leaves(entry, ''));
  const pick = (names: string[]) => names.flatMap((name) => values.get(name) ?? [])[0];
  const key = pick(['key', 'id', 'term', 'name', 'context']);
  const text = pick(['translation', 'target', 'value', 'text', 'definition', 'string']);
  return typeof key?.value === 'string' && text ? [[key.value, text]] : [];
}
