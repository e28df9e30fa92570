import { applyEdits, type Edit, findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Strings } from '../../src/document/siteData.ts';
import { expectedKeys } from '../texts/keys.ts';
import { nested } from '../texts/strings.ts';
import { parseJson, readLocaleText } from './localeText.ts';

/**
 * Puts texts into the content of a locale file. Only their own lines change, whatever the file's
 * order, indents and line ends; a key that is missing is added where English has it, with its group.
 * Accents become part of their letters (NFC). The file must be valid JSON.
 *
 * @throws Error if neither the file nor the language has such a key
 */
export function writeText(
  tag: string,
  content: string,
  sourceText: string,
  texts: ReadonlyMap<string, string>,
): string {
  const [mark, before] = withoutMark(content);
  const json = withKeys(tag, before, sourceText, (key) => texts.has(key));
  const { root } = parseJson(json);
  const edits = [...texts].map(([key, text]) => {
    const node = root && findNodeAtLocation(root, key.split('.'));
    if (node?.type !== 'string') throw new Error(`${key} is not a key of this language (${tag})`);
    return { ...placeOf(node), content: JSON.stringify(text.normalize('NFC')) };
  });
  return mark + applyEdits(json, edits);
}

/**
 * Adds keys and plural forms that a translation lacks to its file, empty and where English has them.
 * Other lines stay as they are, but for the comma that the last line of a group needs before another.
 * (`modify` of jsonc-parser also formats the line before.)
 */
function withKeys(
  tag: string,
  json: string,
  sourceText: string,
  isWanted: (key: string) => boolean,
): string {
  const { entries } = readLocaleText(json);
  const expected = expectedKeys(readLocaleText(sourceText).entries.keys(), tag).keys();
  const edits: Edit[] = [];
  const eol = json.includes('\r\n') ? '\r\n' : '\n';
  const step = /^\{\s*?\n([ \t]+)"/.exec(json)?.[1] ?? '  ';
  const { root } = parseJson(json);
  const wanted = [...expected].filter((key) => entries.has(key) || isWanted(key));
  if (root) addMissing(root, nested(wanted.map((key) => [key, ''])), eol);
  return applyEdits(json, edits);

  /** @param start the line end and the indent of the group */
  function addMissing(group: Node, wanted: Strings, start: string): void {
    const properties = new Map(group.children?.map((one) => [one.children?.[0]?.value, one]));
    if (properties.size === 0) {
      edits.push({ ...placeOf(group), content: empty(wanted, start) });
      return;
    }
    let previous: Node | undefined;
    for (const [name, value] of Object.entries(wanted)) {
      const property = properties.get(name);
      const inner = property?.children?.[1];
      if (inner?.type === 'object' && typeof value === 'object') {
        addMissing(inner, value, start + step);
      } else if (!property) {
        const line = `${start}${step}${JSON.stringify(name)}: ${empty(value, start + step)}`;
        edits.push(
          previous
            ? { offset: previous.offset + previous.length, length: 0, content: `,${line}` }
            : { offset: group.offset + 1, length: 0, content: `${line},` },
        );
      }
      previous = property ?? previous;
    }
  }

  /** Formats a text or group that is added. */
  function empty(value: Strings | string, start: string): string {
    return JSON.stringify(value, null, step).replaceAll('\n', start);
  }
}

function placeOf({ offset, length }: Node): { offset: number; length: number } {
  return { offset, length };
}

/** Splits off the byte order mark that some editors write. */
function withoutMark(text: string): [mark: string, json: string] {
  return text.startsWith('\uFEFF') ? ['\uFEFF', text.slice(1)] : ['', text];
}
