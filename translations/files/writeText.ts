import { applyEdits, type Edit, type Node } from 'jsonc-parser';
import type { Strings } from '../../src/i18n/locale.ts';
import { expectedKeys } from '../texts/keys.ts';
import { nested } from '../texts/strings.ts';
import { parseJson, valuesOf } from './localeText.ts';

/**
 * Writes texts into the content of a locale file, which must be valid JSON. Changes only their
 * lines, whatever the file's order, indents and line ends (jsonc-parser's `modify` would reformat
 * others). Adds a missing key where English has it. Accents become part of their letters (NFC).
 *
 * @throws Error if the language has no such key
 */
export function writeText(
  tag: string,
  content: string,
  sourceText: string,
  texts: ReadonlyMap<string, string>,
): string {
  const expected = expectedKeys(valuesOf(sourceText).keys(), tag);
  for (const key of texts.keys()) if (!expected.has(key)) throw unknown(key);
  // Some editors write an invisible byte order mark.
  const mark = content.startsWith('\uFEFF') ? '\uFEFF' : '';
  const json = content.slice(mark.length);
  const eol = json.includes('\r\n') ? '\r\n' : '\n';
  const step = /^\{\s*?\n([ \t]+)"/.exec(json)?.[1] ?? '  ';
  const before = valuesOf(json);
  const after = [...expected.keys()].flatMap((key): [string, string][] => {
    const text = texts.get(key)?.normalize('NFC') ?? before.get(key);
    return text === undefined ? [] : [[key, text]];
  });
  const { root } = parseJson(json);
  const edits: Edit[] = [];
  if (root) writeGroup(root, nested(after), eol);
  return mark + applyEdits(json, edits);

  /** @param start the line end and the indent of the group */
  function writeGroup(group: Node, wanted: Strings, start: string): void {
    const properties = new Map(group.children?.map((one) => [one.children?.[0]?.value, one]));
    if (properties.size === 0) {
      edits.push({ ...group, content: format(wanted, start) });
      return;
    }
    let previous: Node | undefined;
    for (const [name, text] of Object.entries(wanted)) {
      const property = properties.get(name);
      const value = property?.children?.[1];
      const line = `${start}${step}${JSON.stringify(name)}: ${format(text, start + step)}`;
      if (!value) {
        edits.push(
          previous
            ? { offset: previous.offset + previous.length, length: 0, content: `,${line}` }
            : { offset: group.offset + 1, length: 0, content: `${line},` },
        );
      } else if (typeof text === 'object' && value.type === 'object') {
        writeGroup(value, text, start + step);
      } else if (text !== value.value) {
        // English may have made a group of a text, or a text of a group.
        edits.push({ ...value, content: format(text, start + step) });
      }
      previous = property ?? previous;
    }
  }

  function format(value: Strings | string, start: string): string {
    return JSON.stringify(value, null, step).replaceAll('\n', start);
  }

  function unknown(key: string): Error {
    return new Error(`${key} is not a key of this language (${tag})`);
  }
}
