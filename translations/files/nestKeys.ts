export interface KeyTree {
  [name: string]: string | KeyTree;
}

/** Nests dotted keys into groups: `['a.b']` → `{ a: { b: 'a.b' } }`. Each leaf is the whole key. */
export function nestKeys(keys: Iterable<string>): KeyTree {
  const root: KeyTree = {};
  for (const key of keys) {
    const names = key.split('.');
    const name = names.pop() ?? '';
    names.reduce(openGroup, root)[name] = key;
  }
  return root;
}

function openGroup(parent: KeyTree, name: string): KeyTree {
  const existing = parent[name];
  if (typeof existing === 'object') return existing;
  const group: KeyTree = {};
  parent[name] = group;
  return group;
}
