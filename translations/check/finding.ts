import type { LocaleProblem } from '../files/localeText.ts';

/**
 * Kinds of findings, with their headings in the report: errors, which stop the build; texts that
 * are not translated yet, or outdated; and hints for the translator.
 */
export const KINDS = {
  name: ['error', 'The file’s name'],
  syntax: ['error', 'The file’s form'],
  extra: ['error', 'Keys that en.json does not have'],
  placeholder: ['error', 'Placeholders'],
  tag: ['error', 'Tags'],
  harmful: ['error', 'Characters and addresses that must not reach a page'],
  missing: ['open', 'Not translated yet'],
  empty: ['open', 'Left empty'],
  plural: ['open', 'Plural forms that are missing'],
  unrecorded: ['state', 'English source not recorded: npm run i18n -- import locales/<tag>.json'],
  outdated: ['state', 'Outdated: the English changed. Update, or mark as still correct'],
  unused: ['hint', 'Unused plural forms: remove the lines'],
  identical: ['open', 'Same as the English: not translated?'],
  form: ['hint', 'Spaces, punctuation, characters, numbers and names'],
  glossary: ['hint', 'Terms with another translation elsewhere'],
  length: ['hint', 'Too long for its place'],
} as const;

export type FindingKind = keyof typeof KINDS;

/** What is wrong or doubtful in a file of the project. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  line?: number;
  /** The text that it is about, if it is about one. */
  key?: string;
  message: string;
}

/** What the check finds in a translation. */
export interface Finding extends LocaleProblem {
  kind: FindingKind;
}

const isOf =
  (level: string) =>
  ({ kind }: Finding) =>
    KINDS[kind][0] === level;

export const isError = isOf('error');
/** Whether it is about a text that is not translated yet. */
export const isOpen = isOf('open');
export const isHint = isOf('hint');

/** Formats a problem for a terminal: `locales/de.json:57: …`. */
export function problemLine({ file, line, key, message }: Problem): string {
  return `${file}${line ? `:${line}` : ''}: ${key ? `${key} ` : ''}${message}`;
}
