import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** A text of a locale file and the line, counted from 1, on which it stands. */
interface LocaleEntry {
  value: string;
  line: number;
}

/** What is wrong with a file's form. */
export interface LocaleProblem {
  line: number;
  key: string;
  message: string;
}

export interface LocaleText {
  /** By key, in the file's order: `home.hero.title`. */
  entries: Map<string, LocaleEntry>;
  problems: LocaleProblem[];
  /** Whether the file is no JSON, so that of what was read nothing can be said. */
  isBroken: boolean;
}

const STRICT = { disallowComments: true, allowTrailingComma: false };

/**
 * A JSON file with the place of everything in it; broken JSON yields what could be read, and the first thing
 * that is wrong: what follows from it is no help.
 */
export function parseJson(text: string): {
  root: Node | undefined;
  problems: LocaleProblem[];
  /** The line of an offset, counted from 1. */
  lineAt: (offset: number) => number;
} {
  // Some editors begin a file with a mark of its encoding, which nobody sees.
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
  const isCommaTooMany = /Expected$/.test(name) && before.endsWith(',');
  const explained = isCommaTooMany ? COMMA_TOO_MANY : (EXPLANATIONS[name] ?? name);
  const offset = isCommaTooMany ? before.length - 1 : first.offset;
  return { root, problems: [problem(offset, `no valid JSON: ${explained}`)], lineAt };
}

/** What stands for bytes that are no letter in UTF-8. */
const UNREADABLE = '\uFFFD';
const NOT_UTF8 = 'has letters that cannot be read; save the file in the encoding UTF-8';

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
          problems.push({ line: lineAt(name.offset), key, message: 'stands here a second time' });
        }
        seen.add(name.value);
        if (name.value.includes('.')) {
          const message = 'has a dot in its name; open a group for what stands before it: { … }';
          problems.push({ line: lineAt(name.offset), key, message });
          continue;
        }
        collect(value, key);
      }
    } else {
      problems.push({
        line: lineAt(node.offset),
        key: path,
        message: `is ${node.type === 'array' ? 'an array' : `a ${node.type}`}; only texts and groups of texts may stand here`,
      });
    }
  }
}

/** For offsets in any order; it goes on from the last one, since most come in the text's own. */
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

const COMMA_TOO_MANY = 'there is a comma too many at the end of the line';

/** By the parser's code, in the words of someone who edits texts. */
const EXPLANATIONS: Record<string, string> = {
  CommaExpected: 'a comma is missing at the end of the line above',
  ColonExpected: 'a colon is missing after the key',
  ValueExpected: 'a text in quotation marks is missing',
  PropertyNameExpected: 'a key in straight quotation marks (") is missing',
  CloseBraceExpected: 'a closing brace } is missing',
  EndOfFileExpected: 'there is a closing brace } too many here or above',
  InvalidCommentToken: 'a comment may not stand here',
  InvalidCharacter: 'a text must be on one line, and a tab in it be written \\t',
  UnexpectedEndOfString: 'a closing quotation mark is missing, or a text is not on one line',
  InvalidEscapeCharacter: 'a \\ must be written \\\\',
  InvalidSymbol:
    'a key or a text must stand in straight quotation marks ("), and one within it be written \\"',
};
