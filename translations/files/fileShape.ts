import type { Node } from 'jsonc-parser';

/** A file that is not groups of texts: its form, and its texts by key. */
interface FileShape {
  /** In words: `wrapped in “de”`. */
  is: string;
  /** The language that its wrapper names. */
  language?: string | undefined;
  texts: [key: string, value: Node][];
}

/** The name of a group that wraps all texts. Three letters could be an ordinary group: `faq`. */
const WRAPPER = /^(?:translations?|([a-z]{2}(?:[-_][a-z\d]+)*))$/i;

/**
 * Recognizes the forms that other programs give a locale file: all texts in a group named after the
 * language or `translation`, keys with dots, or a list. Returns `undefined` for the usual groups.
 */
export function fileShape(root: Node): FileShape | undefined {
  const properties = root.children ?? [];
  if (root.type !== 'object') {
    const is = root.type === 'array' ? 'a list' : 'a single value';
    return { is, texts: properties.flatMap(listed) };
  }
  const [name, inner] = properties[0]?.children ?? [];
  const wrapper = properties.length === 1 && WRAPPER.exec(name?.value);
  if (wrapper && inner?.type === 'object') {
    const texts = fileShape(inner)?.texts ?? valuesIn(inner);
    return { is: `wrapped in “${wrapper[0]}”`, language: wrapper[1], texts };
  }
  const dotted = properties.filter(({ children }) => children?.[0]?.value.includes('.'));
  return dotted.length > 2 && dotted.length > properties.length / 2
    ? { is: 'flat, with dots in its keys', texts: valuesIn(root) }
    : undefined;
}

function valuesIn(group: Node): [key: string, value: Node][] {
  return propertiesIn(group).map(([key, , value]) => [key, value]);
}

/** Lists the texts and groups in a group, by their whole keys, and after each group those in it. */
export function propertiesIn(group: Node, path = ''): [key: string, name: Node, value: Node][] {
  return (group.children ?? []).flatMap(({ children: [name, value] = [] }) => {
    if (!name || !value) return [];
    const inner = value.type === 'object' ? propertiesIn(value, `${path}${name.value}.`) : [];
    return [[path + name.value, name, value], ...inner];
  });
}

/** Returns the text of a list's entry, such as `{ "term": "faq.title", "definition": "…" }`. */
function listed(entry: Node): [string, Node][] {
  const values = new Map(valuesIn(entry));
  const pick = (names: string[]) => names.flatMap((name) => values.get(name) ?? [])[0];
  const key = pick(['key', 'id', 'term', 'name', 'context']);
  const text = pick(['translation', 'target', 'value', 'text', 'definition', 'string']);
  return typeof key?.value === 'string' && text ? [[key.value, text]] : [];
}
