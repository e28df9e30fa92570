import { getNodeValue, type Node } from 'jsonc-parser';
import type { Glossary } from '../check/checkLocale.ts';
import { type LocaleProblem, parseJson } from './localeText.ts';

/** Reads the valid terms of a glossary file, and reports the others. */
export function readGlossary(text: string): { glossary: Glossary; problems: LocaleProblem[] } {
  const { root, problems, lineAt } = parseJson(text);
  const glossary: Glossary = {};
  // What else seems wrong in a broken file usually follows from that.
  const terms = problems.length > 0 ? [] : (root?.children ?? []);
  for (const { children: [name, value] = [] } of terms) {
    if (!name) continue;
    if (isTerm(value)) glossary[name.value] = getNodeValue(value);
    else {
      problems.push({
        line: lineAt(name.offset),
        key: name.value,
        message:
          'needs its translations in square brackets, { "use": ["…"] }, or the words to avoid, { "avoid": ["…"] }',
      });
    }
  }
  return { glossary, problems };
}

function isTerm(node: Node | undefined): node is Node {
  const { use, avoid } = (node && getNodeValue(node)) ?? {};
  const lists = [use, avoid].filter((list) => list !== undefined);
  return lists.length > 0 && lists.every(isListOfTexts);
}

function isListOfTexts(list: unknown): boolean {
  return Array.isArray(list) && list.every((form) => typeof form === 'string');
}
