import { applyEdits, type Edit, type Node } from 'jsonc-parser';
import { parseJson } from './localeText.ts';

/**
 * Removes properties from the content of a JSON file, which must be valid, and changes no other line.
 *
 * @param isGone tells by a property's names, such as `home` and `hero`, whether it goes with its content
 * @returns the content, and the keys that are removed
 */
export function removeKeys(
  content: string,
  isGone: (names: readonly string[]) => boolean,
): { content: string; keys: string[] } {
  // Some editors write an invisible byte order mark.
  const mark = content.startsWith('\uFEFF') ? '\uFEFF' : '';
  const json = content.slice(mark.length);
  const edits: Edit[] = [];
  const keys: string[] = [];
  const { root } = parseJson(json);
  if (root) leaveOut(root, []);
  return { content: mark + applyEdits(json, edits), keys };

  function leaveOut(group: Node, path: readonly string[]): void {
    const properties = group.children ?? [];
    const namesOf = ({ children }: Node) => [...path, String(children?.[0]?.value)];
    const kept = properties.filter((one) => !isGone(namesOf(one)));
    for (const one of properties) if (!kept.includes(one)) keys.push(namesOf(one).join('.'));
    if (kept.length === 0 && properties.length > 0) {
      edits.push({ offset: group.offset, length: group.length, content: '{}' });
      return;
    }
    let hasKept = false;
    for (const [index, property] of properties.entries()) {
      const { [index - 1]: previous, [index + 1]: next } = properties;
      const value = property.children?.[1];
      if (kept.includes(property)) {
        hasKept = true;
        if (value?.type === 'object') leaveOut(value, namesOf(property));
      } else if (hasKept && previous) edits.push(between(endOf(previous), endOf(property)));
      else edits.push(between(property.offset, next?.offset ?? endOf(property)));
    }
  }
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function between(start: number, end: number): Edit {
  return { offset: start, length: end - start, content: '' };
}
