import { getLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { fileShape, propertiesIn } from './fileShape.ts';
import { jsonProblem } from './jsonProblem.ts';

/** A text of a locale file and its line, counted from 1. */
export interface LocaleEntry {
  value: string;
  line: number;
}

/** A problem with the form of a file. */
export interface LocaleProblem {
  line: number;
  key: string;
  message: string;
}

interface LocaleText {
  /** Texts by key, such as `home.hero.title`, in the file's order. */
  entries: Map<string, LocaleEntry>;
  problems: LocaleProblem[];
  /** Whether the file is not valid JSON, or of another form: nothing may be written into it. */
  isBroken: boolean;
  /** The language that its wrapper names. */
  language?: string | undefined;
}

/**
 * Parses a JSON file with the position of each value. Invalid JSON yields what could be read and
 * the first error only: later ones usually follow from it.
 */
export function parseJson(text: string): {
  root: Node | undefined;
  problems: LocaleProblem[];
  /** Returns the line of an offset, counted from 1. */
  lineAt: (offset: number) => number;
} {
  // Some editors write an invisible byte order mark.
  const json = text.replace(/^\uFEFF/, '');
  const lineAt = lineCounter(json);
  const errors: ParseError[] = [];
  const root = parseTree(json, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  const unreadable = json.indexOf(UNREADABLE);
  const problems: LocaleProblem[] = [];
  if (unreadable !== -1) {
    const key = getLocation(json, unreadable).path.join('.');
    problems.push({ line: lineAt(unreadable), key, message: UNREADABLE_LETTER });
  } else if (error) {
    const { offset, message } = jsonProblem(json, error);
    problems.push({ line: lineAt(offset), key: '', message: `invalid JSON: ${message}` });
  }
  return { root, problems, lineAt };
}

/** Counts lines for offsets in any order; continues from the last one, since most ascend. */
function lineCounter(text: string): (offset: number) => number {
  let [line, at] = [1, 0];
  return (offset) => {
    if (offset < at) [line, at] = [1, 0];
    line += text.slice(at, offset).split(/\n|\r(?!\n)/).length - 1;
    at = offset;
    return line;
  };
}

/** Replaces bytes that are not valid UTF-8. */
const UNREADABLE = '\uFFFD';
const UNREADABLE_LETTER = 'has a letter that cannot be read: retype it, and save the file as UTF-8';

/**
 * Reads a locale file with the line of every text. A file of another form is broken: its texts are
 * read, but nothing may be written into it.
 */
export function readLocaleText(text: string): LocaleText {
  const { root, problems, lineAt } = parseJson(text);
  const entries = new Map<string, LocaleEntry>();
  // Other problems in a broken file are usually consequences.
  const isBroken = problems.length > 0;
  const shape = isBroken || !root ? undefined : fileShape(root);
  if (shape) {
    for (const [key, { type, value, offset }] of shape.texts) {
      if (type === 'string') entries.set(key, { value, line: lineAt(offset) });
    }
    const message = `is ${shape.is}: import it with npm run i18n -- import`;
    const problems = [{ line: 1, key: '', message }];
    return { entries, problems, isBroken: true, language: shape.language };
  }
  const found: LocaleProblem[] = [];
  const nulls: LocaleProblem[] = [];
  const keys = new Set<string>();
  for (const [key, name, { type, value, offset }] of root ? propertiesIn(root) : []) {
    const line = lineAt(offset);
    if (keys.has(key)) found.push({ line, key, message: TWICE });
    keys.add(key);
    if (name.value.includes('.')) found.push({ line, key, message: DOT });
    else if (type === 'string') entries.set(key, { value, line });
    else if (type === 'null') nulls.push({ line, key, message: NULL });
    else if (type === 'array') found.push({ line, key, message: LIST });
    else if (type !== 'object') {
      found.push({ line, key, message: `must be in quotation marks: "${value}"` });
    }
  }
  const [first] = nulls;
  if (first && nulls.length > 1) first.message += `, like ${nulls.length - 1} other texts`;
  return { entries, problems: isBroken ? problems : [...found, ...nulls.slice(0, 1)], isBroken };
}

const TWICE = 'is a duplicate: remove one of the two lines';
const DOT = 'has a dot in its name: use a group, { … }, for the part before it';
const LIST = 'must be one text in quotation marks, not a list';
const NULL = 'must be a text in quotation marks; use "" for one that is not translated yet';

/** Returns the texts of a locale file by key. */
export function valuesOf(text: string): Map<string, string> {
  return new Map([...readLocaleText(text).entries].map(([key, { value }]) => [key, value]));
}
