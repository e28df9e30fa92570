import type { Glossary } from '../files/glossary.ts';

/** Lists the terms that a text does not translate as the glossary says, and the words to avoid. */
export function glossaryProblems(
  value: string,
  english: string,
  tag: string,
  glossary: Glossary,
): string[] {
  // Without the marks that allow or forbid line breaks.
  const comparable = (text: string) =>
    text
      .normalize()
      .replace(/\p{Cf}/gu, '')
      .toLocaleLowerCase(tag);
  const quoted = (forms: string[]) => forms.map((form) => `“${form}”`).join(' or ');
  const text = comparable(value);
  return Object.entries(glossary).flatMap(([term, { use = [], avoid = [] }]) => {
    const isUsed = () => use.length === 0 || use.some((form) => text.includes(comparable(form)));
    const avoided = avoid.find((form) => hasAvoided(value, form, english));
    if (avoided !== undefined) return [`has “${avoided}”, which the glossary avoids for “${term}”`];
    return hasTerm(english, term) && !isUsed() ? [`“${term}” is ${quoted(use)} elsewhere`] : [];
  });
}

/** Lists the glossary's terms that an English text has. */
export function termsIn(english: string, glossary: Glossary): [string, Glossary[string]][] {
  return Object.entries(glossary).filter(([term]) => hasTerm(english, term));
}

/** Whether an English text has a term. A placeholder's name is no word: `{{email}}`. */
function hasTerm(english: string, term: string): boolean {
  return termPattern(term).test(english.replace(/\{\{\w+\}\}/g, ''));
}

const termPattern = compiledOnce(
  (term) => new RegExp(`(?<![\\w-])${escaped(term)}s?(?![\\w-])`, 'i'),
);

/** At the start of a sentence, “Sie” or “Ihr” is the reader only if the English says “you”. */
function hasAvoided(value: string, form: string, english: string): boolean {
  // Most texts have none, and the search for whole words takes long.
  if (!value.includes(form)) return false;
  return [...value.matchAll(avoidedPattern(form))].some(({ index }) => {
    const isStart = /(?:^|[.!?…:–„“«»] ?)$/u.test(value.slice(0, index));
    return !isStart || !/^\p{Lu}\p{L}{0,4}$/u.test(form) || /\byou/i.test(english);
  });
}

const avoidedPattern = compiledOnce((form) =>
  // Japanese has no spaces around words.
  /^[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(form)
    ? new RegExp(escaped(form), 'gu')
    : new RegExp(`(?<![\\p{L}\\p{N}])${escaped(form)}(?![\\p{L}\\p{N}])`, 'gu'),
);

/** Terms are compared with each text: compiling their patterns each time took longer than all else. */
function compiledOnce(compile: (form: string) => RegExp): (form: string) => RegExp {
  const patterns = new Map<string, RegExp>();
  return (form) => {
    const pattern = patterns.get(form) ?? compile(form);
    patterns.set(form, pattern);
    return pattern;
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
