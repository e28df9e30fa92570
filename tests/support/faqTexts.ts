import { FAQ } from '../../src/sections/faq/faqEntries.ts';
import { t } from './siteTexts.ts';

/** The questions of the FAQ with their answers, in order. */
export const QUESTIONS = FAQ.flatMap(({ title, entries }) =>
  entries.map(({ id, texts }) => ({
    id,
    texts,
    category: t(title),
    question: t(`${texts}.question`),
    answer: t(`${texts}.answer`),
  })),
);

export type Question = (typeof QUESTIONS)[number];

/** Returns the questions that a search for a word finds. */
export function questionsWith(word: string): Question[] {
  const contains = (text: string) => text.toLowerCase().includes(word);
  return QUESTIONS.filter(({ question, answer }) => contains(question) || contains(answer));
}

/** Returns a word that some questions or answers have, and others, such as the first, do not. */
export function wordOfSome(): string {
  return wordThat((word) => {
    const found = questionsWith(word);
    return found.length > 1 && found.length < QUESTIONS.length / 2 && !found.includes(first);
  });
}

/** Returns a word that one answer has, not at its start, and nothing else. Not the first. */
export function wordOfOneAnswer(): string {
  return wordThat((word) => {
    const [found, other] = questionsWith(word);
    if (!found || found === first || other) return false;
    return !found.question.toLowerCase().includes(word) && !found.answer.startsWith(word);
  });
}

const [first] = QUESTIONS as [Question, ...Question[]];

/** Returns a word that the first question has. */
export function wordOfFirst(): string {
  return wordThat((word) => questionsWith(word)[0] === first);
}

function wordThat(fits: (word: string) => boolean): string {
  const text = QUESTIONS.map(({ question, answer }) => `${question} ${answer}`).join(' ');
  const word = text
    .toLowerCase()
    .match(/[a-z]{5,}/g)
    ?.find(fits);
  if (!word) throw new Error('No word of the questions fits what the test is about.');
  return word;
}
