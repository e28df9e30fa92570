import { type Node, type ParseError, printParseErrorCode } from 'jsonc-parser';

/** What is wrong, in words for people who edit texts, and where. */
interface JsonProblem {
  offset: number;
  message: string;
}

/**
 * Explains why a file is not valid JSON. Parsers name the place where they gave up; the place to
 * correct is often the line before, or the end of a group far above.
 */
export function jsonProblem(json: string, root: Node | undefined, error: ParseError): JsonProblem {
  if (json.trim() === '') return { offset: 0, message: EMPTY };
  const conflict = /^(?:<{7}|={7}|>{7})(?: |$)/m.exec(json);
  if (conflict) return { offset: conflict.index, message: CONFLICT };
  const name = printParseErrorCode(error.error);
  const before = json.slice(0, error.offset).trimEnd();
  if (/Expected$/.test(name) && before.endsWith(',')) {
    return {
      offset: before.length - 1,
      message: 'there is a comma too many at the end of the line',
    };
  }
  if (/^(?:Comma|CloseBrace)Expected$/.test(name)) {
    const open = root && endOfOpenGroup(root, json);
    if (open !== undefined) {
      return { offset: open, message: 'a closing brace } is missing after this line: write },' };
    }
  }
  if (name === 'CommaExpected' && json[error.offset] === ':') {
    return { offset: before.length - 1, message: 'an opening brace { is missing before this line' };
  }
  if (name === 'CommaExpected') {
    const isLineEnd = /[\n\r]/.test(json.slice(before.length, error.offset));
    return { offset: before.length - 1, message: isLineEnd ? COMMA : COMMA_WITHIN };
  }
  return { offset: error.offset, message: EXPLANATIONS[name] ?? name };
}

/**
 * Returns where the first group ends whose closing brace is missing, by the indentation: after it, a
 * key is further left than the first key of the same group.
 */
function endOfOpenGroup(node: Node, json: string): number | undefined {
  const [first, ...others] = node.children ?? [];
  let previous = first;
  if (!first || !previous) return undefined;
  for (const child of [first, ...others]) {
    const isFurtherLeft = columnOf(child, json) < columnOf(first, json);
    if (node.type === 'object' && isFurtherLeft) return previous.offset + previous.length - 1;
    const inner = endOfOpenGroup(child, json);
    if (inner !== undefined) return inner;
    previous = child;
  }
  return undefined;
}

function columnOf({ offset }: Node, json: string): number {
  return offset - json.lastIndexOf('\n', offset) - 1;
}

const EMPTY = 'the file is empty: write {} into it, or delete it';
const CONFLICT =
  'a merge left two versions here: keep the right lines, and remove those that begin with <<<<<<<, ======= and >>>>>>>';
const COMMA = 'a comma is missing at the end of the line';
const COMMA_WITHIN =
  'a comma is missing on this line, or a quotation mark (") within a text is not written as \\"';

/** Explanations of the parser's other codes. */
const EXPLANATIONS: Record<string, string> = {
  ColonExpected: 'a colon is missing after the key',
  ValueExpected: 'a text in straight quotation marks (") is missing after the colon',
  PropertyNameExpected: 'a key in straight quotation marks (") is missing',
  CloseBraceExpected: 'a closing brace } is missing',
  EndOfFileExpected: 'there is a closing brace } too many here or above',
  InvalidCommentToken: 'comments are not allowed',
  InvalidCharacter: 'a text must be on one line, with tabs written as \\t',
  UnexpectedEndOfString: 'a closing quotation mark is missing, or a text is not on one line',
  InvalidEscapeCharacter: 'a \\ must be written as \\\\',
  InvalidUnicode: 'four digits or letters from a to f must follow \\u, as in \\u00a0',
  InvalidSymbol:
    'keys and texts need straight quotation marks ("); one within a text is written as \\"',
};
