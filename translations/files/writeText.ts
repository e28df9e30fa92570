import { findNodeAtLocation } from 'jsonc-parser';
import { fillLocale } from './fillLocale.ts';
import { parseJson } from './localeText.ts';

/**
 * Puts a text into the content of a locale file. Only the text's own line changes, whatever the
 * file's order, indents and line ends; a key that is missing is added where English has it, with
 * its group. The file must be valid JSON.
 *
 * @throws Error if neither the file nor the language has such a key
 */
export function writeText(
  tag: string,
  content: string,
  sourceText: string,
  { key, text }: { key: string; text: string },
): string {
  const filled = fillLocale(tag, content, sourceText, (one) => one === key).text;
  const mark = filled.startsWith('\uFEFF') ? '\uFEFF' : '';
  const json = filled.slice(mark.length);
  const { root } = parseJson(json);
  const node = root && findNodeAtLocation(root, key.split('.'));
  if (node?.type !== 'string') throw new Error(`${key} is not a key of this language (${tag})`);
  const end = node.offset + node.length;
  return mark + json.slice(0, node.offset) + JSON.stringify(text) + json.slice(end);
}
