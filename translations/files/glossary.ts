import { getNodeValue, type Node } from 'jsonc-parser';
import { type LocaleProblem, parseJson } from './localeText.ts';

/** Translations to use for English terms, and words to avoid for them, by term. */
export type Glossary = Record<string, { use?: string[]; avoid?: string[]; note?: string }>;

/** Reads the valid terms of a glossary from its file's content, and reports the others. */
export function glossaryOf(text = '{}'): { glossary: Glossary; problems: LocaleProblem[] } {
  const glossary: Glossary = {};
  const { root: tree, problems, lineAt } = parseJson(text);
  // What else seems wrong in a broken file usually follows from that.
  const terms = problems.length > 0 ? [] : (tree?.children ?? []);
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
