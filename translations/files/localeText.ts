import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

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
  /** Whether the file is not valid JSON, so that its entries are incomplete. */
  isBroken: boolean;
}

const STRICT = { disallowComments: true, allowTrailingComma: false };

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
  const problem = (offset: number, message: string) => ({ line: lineAt(offset), key: '', message });
  const unreadable = json.indexOf(UNREADABLE);
  if (unreadable !== -1) {
    return { root: undefined, problems: [problem(unreadable, NOT_UTF8)], lineAt };
  }
  const errors: ParseError[] = [];
  const root = parseTree(json, errors, STRICT);
  const [first] = errors;
  if (!first) return { root, problems: [], lineAt };
  const name = printParseErrorCode(first.error);
  const before = json.slice(0, first.offset).trimEnd();
  const hasTrailingComma = /Expected$/.test(name) && before.endsWith(',');
  const explained = hasTrailingComma ? TRAILING_COMMA : (EXPLANATIONS[name] ?? name);
  const offset = hasTrailingComma ? before.length - 1 : first.offset;
  return { root, problems: [problem(offset, `no valid JSON: ${explained}`)], lineAt };
}

/** Replaces bytes that are not valid UTF-8. */
const UNREADABLE = '\uFFFD';
const NOT_UTF8 = 'has unreadable letters; save the file with the encoding UTF-8';

/** Reads a locale file with the line of every text. */
export function readLocaleText(text: string): LocaleText {
  const { root, problems, lineAt } = parseJson(text);
  const isBroken = problems.length > 0;
  const entries = new Map<string, LocaleEntry>();
  if (root) collect(root, '');
  return { entries, problems, isBroken };

  function collect(node: Node, path: string): void {
    if (node.type === 'string') {
      entries.set(path, { value: node.value, line: lineAt(node.offset) });
    } else if (node.type === 'object') {
      const seen = new Set<string>();
      for (const property of node.children ?? []) {
        const [name, value] = property.children ?? [];
        if (!name || !value) continue;
        const key = path === '' ? name.value : `${path}.${name.value}`;
        if (seen.has(name.value)) {
          problems.push({ line: lineAt(name.offset), key, message: 'is a duplicate key' });
        }
        seen.add(name.value);
        if (name.value.includes('.')) {
          const message = 'has a dot in its name; open a group for the part before it: { … }';
          problems.push({ line: lineAt(name.offset), key, message });
          continue;
        }
        collect(value, key);
      }
    } else {
      problems.push({
        line: lineAt(node.offset),
        key: path,
        message: `is ${node.type === 'array' ? 'an array' : `a ${node.type}`}; use a text or a group`,
      });
    }
  }
}

/** Counts lines for offsets in any order; continues from the last one, since most ascend. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let at = 0;
  return (offset) => {
    if (offset < at) [line, at] = [1, 0];
    line += text.slice(at, offset).split('\n').length - 1;
    at = offset;
    return line;
  };
}

const TRAILING_COMMA = 'there is a comma too many at the end of the line';

/** Explanations of the parser's codes for people who edit texts. */
const EXPLANATIONS: Record<string, string> = {
  CommaExpected: 'a comma is missing at the end of the line above',
  ColonExpected: 'a colon is missing after the key',
  ValueExpected: 'a text in quotation marks is missing',
  PropertyNameExpected: 'a key in straight quotation marks (") is missing',
  CloseBraceExpected: 'a closing brace } is missing',
  EndOfFileExpected: 'there is a closing brace } too many here or above',
  InvalidCommentToken: 'comments are not allowed',
  InvalidCharacter: 'a text must be on one line, with tabs written as \\t',
  UnexpectedEndOfString: 'a closing quotation mark is missing, or a text is not on one line',
  InvalidEscapeCharacter: 'a \\ must be written as \\\\',
  InvalidSymbol:
    'keys and texts need straight quotation marks ("); one within a text is written as \\"',
};
