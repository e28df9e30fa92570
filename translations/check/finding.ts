import type { LocaleProblem } from '../files/localeText.ts';

/**
 * Kinds of findings, with their level and heading in the report. Errors stop the build. `open` texts
 * are not translated yet, `state` is about outdated texts, and hints are for the translator to judge.
 */
export const KINDS = {
  name: ['error', 'File name'],
  syntax: ['error', 'File format'],
  placeholder: ['error', 'Placeholders'],
  tag: ['error', 'Tags'],
  harmful: ['error', 'Unsafe characters and addresses'],
  missing: ['open', 'Not translated yet'],
  empty: ['open', 'Empty'],
  plural: ['open', 'Missing plural forms'],
  unrecorded: ['state', 'English source not recorded'],
  outdated: ['state', 'Outdated: the English changed. Update, or mark as still correct'],
  extra: ['hint', 'Not in English'],
  unused: ['hint', 'Unused plural forms: remove these lines'],
  identical: ['open', 'Same as the English'],
  form: ['hint', 'Spaces, punctuation, characters, numbers and names'],
  glossary: ['hint', 'Glossary terms'],
  length: ['hint', 'Too long'],
} as const;

export type FindingKind = keyof typeof KINDS;

/** A problem in a file of the project. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  line?: number;
  /** The key of the text, if it is about one. */
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
