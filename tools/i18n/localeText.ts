import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** A text of a locale file and the line, counted from 1, on which it stands. */
export interface LocaleEntry {
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
}

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** A JSON file with the place of everything in it; broken JSON yields what could be read. */
export function parseJson(text: string): {
  root: Node | undefined;
  problems: LocaleProblem[];
  /** The line of an offset, counted from 1. */
  lineAt: (offset: number) => number;
} {
  // Some editors begin a file with a mark of its encoding, which nobody sees.
  const json = text.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const root = parseTree(json, errors, STRICT);
  const lineAt = lineCounter(json);
  const problems = errors.map(({ error, offset }) => ({
    line: lineAt(offset),
    key: '',
    message: `no valid JSON: ${explain(error)}`,
  }));
  return { root, problems, lineAt };
}

/** Reads a locale file with the line of every text. */
export function readLocaleText(text: string): LocaleText {
  const { root, problems, lineAt } = parseJson(text);
  const entries = new Map<string, LocaleEntry>();
  if (root) collect(root, '');
  return { entries, problems };

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

/** In the words of someone who edits texts. */
function explain(error: ParseError['error']): string {
  const name = printParseErrorCode(error);
  return EXPLANATIONS[name] ?? name;
}

const EXPLANATIONS: Record<string, string> = {
  CommaExpected: 'a comma is missing at the end of the line above',
  ColonExpected: 'a colon is missing after the key',
  ValueExpected: 'a text in quotation marks is missing',
  PropertyNameExpected: 'there is a comma too many',
  CloseBraceExpected: 'a closing brace } is missing',
  UnexpectedEndOfString: 'a closing quotation mark is missing',
  InvalidEscapeCharacter: 'a \\ must be written \\\\',
  InvalidSymbol: 'a text must stand in straight quotation marks (")',
};
