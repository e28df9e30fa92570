import type { LocaleProblem } from '../files/localeText.ts';

/** Kinds of findings: errors, which stop the build, and hints for the translator. */
export type FindingKind =
  | 'name'
  | 'syntax'
  | 'extra'
  | 'placeholder'
  | 'tag'
  | 'harmful'
  | 'missing'
  | 'empty'
  | 'plural'
  | 'unused'
  | 'identical'
  | 'form'
  | 'glossary'
  | 'length'
  | 'state';

const ERRORS: ReadonlySet<FindingKind> = new Set([
  'name',
  'syntax',
  'extra',
  'placeholder',
  'tag',
  'harmful',
]);
/** Kinds of texts that are not translated yet, which are counted apart. */
const OPEN: ReadonlySet<FindingKind> = new Set(['missing', 'empty', 'plural', 'identical']);

/** What the check finds in a translation. A missing text has its line in the English file. */
export interface Finding extends LocaleProblem {
  kind: FindingKind;
  /** Path of the file if it is neither the translation nor the English. */
  file?: string;
}

export function isError({ kind }: Finding): boolean {
  return ERRORS.has(kind);
}

export function isHint({ kind }: Finding): boolean {
  return !ERRORS.has(kind) && !OPEN.has(kind);
}

/** What is wrong or doubtful in a file of the project. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  line?: number;
  /** Begins with the key if it is about one text. */
  message: string;
}

/** Puts a file's path before what was found in it. */
export function problemsIn(file: string, found: readonly LocaleProblem[]): Problem[] {
  return found.map(({ line, key, message }) => ({
    file,
    line,
    message: [key, message].filter(Boolean).join(' '),
  }));
}

/** Formats a problem for a terminal: `locales/de.json:57: …`. */
export function problemLine({ file, line, message }: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}: ${message}`;
}
