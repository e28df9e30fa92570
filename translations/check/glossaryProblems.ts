import { termsIn, wholeWord } from '../files/glossary.ts';
import type { TextToCheck } from './textFindings.ts';

/** Lists the terms that a text does not translate as the glossary says, and the words to avoid. */
export function glossaryProblems({ value, english, tag, glossary }: TextToCheck): string[] {
  // Without the marks that allow or forbid line breaks.
  const inSmallLetters = (one: string) =>
    one
      .normalize()
      .replace(/\p{Cf}/gu, '')
      .toLocaleLowerCase(tag);
  const text = inSmallLetters(value);
  const avoided = Object.entries(glossary).flatMap(([term, { avoid = [] }]) =>
    avoid
      .filter((form) => hasAvoided(value, form, english))
      .map((form) => `has “${form}”, which the glossary says to avoid for “${term}”`),
  );
  const others = termsIn(english, glossary)
    .map(([term, { use = [] }]) => ({ term, use }))
    .filter(({ use }) => use.length > 0 && !use.some((form) => text.includes(inSmallLetters(form))))
    .map(({ term, use }) => `“${term}” is “${use.join('” or “')}” in the glossary`);
  return [...avoided, ...others];
}

/** At the start of a sentence, “Sie” or “Ihr” is the reader only if the English says “you”. */
function hasAvoided(value: string, form: string, english: string): boolean {
  // Most texts have none, and the search for whole words takes long.
  if (!value.includes(form)) return false;
  return [...value.matchAll(wholeWord(form, 'g'))].some(({ index }) => {
    const isStart = /(?:^|[.!?…:–„“«»] ?)$/u.test(value.slice(0, index));
    return !isStart || !/^\p{Lu}\p{L}{0,4}$/u.test(form) || /\byou/i.test(english);
  });
}
