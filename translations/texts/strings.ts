import type { Strings } from '../../src/i18n/locale.ts';

/** Lists nested texts by their keys: `{ a: { b: 'B' } }` → `a.b`. */
export function textsIn(strings: Strings, path = ''): [key: string, text: string][] {
  return Object.entries(strings).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : textsIn(value, `${path}${name}.`),
  );
}

/** Nests texts into groups by their keys, as a locale file has them. */
export function nested(texts: Iterable<[key: string, text: string]>): Strings {
  const root: Strings = {};
  for (const [key, text] of texts) {
    const names = key.split('.');
    const name = names.pop() ?? '';
    names.reduce(openGroup, root)[name] = text;
  }
  return root;
}

function openGroup(parent: Strings, name: string): Strings {
  const existing = parent[name];
  if (typeof existing === 'object') return existing;
  const group: Strings = {};
  parent[name] = group;
  return group;
}

/** Lists a text's placeholders, sorted, each as often as it occurs: `{{year}}` → `year`. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();
}
