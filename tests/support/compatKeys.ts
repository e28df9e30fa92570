import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import { features } from 'web-features';

/** The oldest version of each browser that supports something; none if it does not. */
type Support = Record<string, string | undefined>;

interface Known {
  /** The name in web-features, which groups what belongs together. */
  feature: string;
  support: Support;
}

/** Everything that MDN's browser-compat-data describes, by its keys there. */
export const KNOWN = new Map<string, Known>(
  Object.entries(features).flatMap(([feature, data]) =>
    data.kind === 'feature'
      ? Object.entries(data.status.by_compat_key ?? {}).map(
          ([key, { support }]) => [key, { feature, support: support as Support }] as const,
        )
      : [],
  ),
);

/** Lists the keys of what the styles of a built site use: properties, keywords, functions … */
export async function compatKeysOfStyles(folder: string): Promise<string[]> {
  const keys = new Set<string>();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(?:html|css)$/.test(file) || path.basename(file).startsWith('growth')) continue;
    const text = await readFile(path.join(folder, file), 'utf8');
    const sheets = file.endsWith('.css')
      ? [text]
      : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet);
    for (const sheet of sheets) for (const key of keysOf(sheet)) keys.add(key);
  }
  return [...keys].filter((key) => KNOWN.has(key)).sort();
}

function keysOf(sheet: string): string[] {
  const keys: string[] = [];
  postcss.parse(sheet).walk((node) => {
    if (node.type === 'atrule') {
      keys.push(`css.at-rules.${node.name}`);
      for (const [, name] of node.params.matchAll(/\(([a-z-]+)/g)) {
        keys.push(`css.at-rules.${node.name}.${name}`);
      }
      if (/[<>]/.test(node.params)) keys.push(`css.at-rules.${node.name}.range_syntax`);
    } else if (node.type === 'rule') {
      for (const [, name] of node.selector.matchAll(/:([a-z-]+)/g))
        keys.push(`css.selectors.${name}`);
    } else if (node.type === 'decl') {
      keys.push(...keysOfDeclaration(node.prop, node.value));
    }
  });
  return keys;
}

function keysOfDeclaration(property: string, value: string): string[] {
  const words = [...value.matchAll(/[a-z-]{2,}/g)].map(([word]) => word);
  const functions = [...value.matchAll(/([a-z-]+)\(/g)].map(([, name]) => name);
  return [
    `css.properties.${property}`,
    ...words.map((word) => `css.properties.${property}.${word}`),
    ...functions.flatMap((name) => [
      `css.types.${name}`,
      `css.types.color.${name}`,
      `css.types.gradient.${name}`,
    ]),
    ...(/\dcq[a-z]+/.test(value) ? ['css.types.length.container_query_length_units'] : []),
    ...(/\d[dsl]v[a-z]+/.test(value) ? ['css.types.length.viewport_percentage_units_dynamic'] : []),
  ];
}
