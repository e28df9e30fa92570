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

/** Lists the glossary's terms in an English text. The name of a placeholder is not a word. */
export function termsIn(english: string, glossary: Glossary): [string, Glossary[string]][] {
  const text = english.replace(/\{\{\w+\}\}/g, '');
  return Object.entries(glossary).filter(([term]) => wholeWord(term, 'i', 's?').test(text));
}

/** Caches the patterns of terms: compiling them for each text took longer than all other checks. */
const compiled = new Map<string, RegExp>();

/** Returns a pattern that finds a word, but not within others. */
export function wholeWord(word: string, flags: string, ending = ''): RegExp {
  const known = compiled.get(flags + word);
  if (known) return known;
  // Japanese has no spaces around words.
  const isJapanese = /^[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(word);
  const [before, after] = isJapanese ? ['', ''] : ['(?<![\\p{L}\\p{N}-])', '(?![\\p{L}\\p{N}-])'];
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(before + escaped + ending + after, `${flags}u`);
  compiled.set(flags + word, pattern);
  return pattern;
}
