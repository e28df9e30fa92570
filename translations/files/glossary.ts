import { getNodeValue } from 'jsonc-parser';
import { type LocaleProblem, parseJson } from './localeText.ts';

/** Translations to use for English terms, and words to avoid for them, by term. */
export type Glossary = Record<string, { use?: string[]; avoid?: string[]; note?: string }>;

/** Reads the valid terms of a glossary from its file's content, and reports the others. */
export function glossaryOf(text = '{}'): { glossary: Glossary; problems: LocaleProblem[] } {
  const glossary: Glossary = {};
  const { root, problems, lineAt } = parseJson(text);
  // Other problems in a broken file are usually consequences.
  const terms = problems.length > 0 ? [] : (root?.children ?? []);
  for (const { children: [name, value] = [] } of terms) {
    if (!name || !value) continue;
    const term = getNodeValue(value);
    if (isTerm(term)) glossary[name.value] = term;
    else problems.push({ line: lineAt(name.offset), key: name.value, message: FORM });
  }
  return { glossary, problems };
}

const FORM =
  'needs its translations in square brackets, { "use": ["…"] }, or the words to avoid, { "avoid": ["…"] }';

function isTerm(term: { use?: unknown; avoid?: unknown } | null): boolean {
  const lists = [term?.use, term?.avoid].filter((list) => list !== undefined);
  const isList = (list: unknown) =>
    Array.isArray(list) && list.every((form) => typeof form === 'string');
  return lists.length > 0 && lists.every(isList);
}
