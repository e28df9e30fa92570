import type { Node } from 'jsonc-parser';
import { expectedKeys } from '../check/expectedKeys.ts';
import { parseJson, readLocaleText } from './localeText.ts';
import { type KeyTree, nestKeys } from './nestKeys.ts';

interface Insertion {
  offset: number;
  text: string;
}

/**
 * Adds the keys and plural forms that a translation lacks to its file, empty and where English has
 * them. Other lines stay as they are, but for the comma that the last line of a group needs before
 * another. The file must be valid JSON.
 *
 * @param isWanted tells whether to add a key; all by default
 */
export function fillLocale(
  tag: string,
  text: string,
  sourceText: string,
  isWanted: (key: string) => boolean = () => true,
): { text: string; added: string[] } {
  const [, mark = '', json = ''] = /^(\uFEFF?)(.*)$/s.exec(text) ?? [];
  const expected = expectedKeys(new Set(readLocaleText(sourceText).entries.keys()), tag);
  const added: string[] = [];
  const insertions: Insertion[] = [];
  const eol = json.includes('\r\n') ? '\r\n' : '\n';
  const step = /^\{\s*?\n([ \t]+)"/.exec(json)?.[1] ?? '  ';
  const { root } = parseJson(json);
  if (root) addMissing(root, nestKeys(expected.keys()), step);
  const filled = insertions
    .sort((a, b) => b.offset - a.offset)
    .reduce((now, { offset, text: add }) => now.slice(0, offset) + add + now.slice(offset), json);
  return { text: mark + filled, added: [...expected.keys()].filter((key) => added.includes(key)) };

  function addMissing(group: Node, wanted: KeyTree, indent: string): void {
    const properties = new Map(group.children?.map((one) => [one.children?.[0]?.value, one]));
    let previous: Node | undefined;
    let lines: string[] = [];
    for (const [name, value] of Object.entries(wanted)) {
      const property = properties.get(name);
      if (!property) {
        lines.push(...line(name, value, indent));
        continue;
      }
      insert();
      previous = property;
      const inner = property.children?.[1];
      if (typeof value === 'object' && inner?.type === 'object') {
        addMissing(inner, value, indent + step);
      }
    }
    insert();

    /** Puts the collected lines after the previous property, or at the group's start. */
    function insert(): void {
      if (lines.length === 0) return;
      const start = eol + indent;
      const added = lines.join(`,${start}`);
      lines = [];
      if (previous) {
        insertions.push({ offset: previous.offset + previous.length, text: `,${start}${added}` });
        return;
      }
      const isEmpty = properties.size === 0;
      const end = isEmpty ? eol + indent.slice(step.length) : ',';
      insertions.push({ offset: group.offset + 1, text: start + added + end });
    }
  }

  /** Returns a property's text; nothing if none of its keys is wanted. */
  function line(name: string, value: string | KeyTree, indent: string): string[] {
    if (typeof value === 'string') {
      if (!isWanted(value)) return [];
      added.push(value);
      return [`${JSON.stringify(name)}: ""`];
    }
    const lines = Object.entries(value).flatMap(([inner, one]) => line(inner, one, indent + step));
    const start = eol + indent + step;
    return lines.length === 0
      ? []
      : [`${JSON.stringify(name)}: {${start}${lines.join(`,${start}`)}${eol}${indent}}`];
  }
}
