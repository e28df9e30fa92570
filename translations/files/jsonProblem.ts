import { type ParseError, printParseErrorCode } from 'jsonc-parser';

/**
 * Explains to people who edit texts why a file is not valid JSON. Parsers report where they gave up;
 * the mistake is often on the line before.
 */
export function jsonProblem(json: string, error: ParseError): { offset: number; message: string } {
  if (json.trim() === '') {
    return { offset: 0, message: 'the file is empty: add {}, or delete it' };
  }
  const conflict = /^(?:<{7}|={7}|>{7})(?: |$)/m.exec(json);
  if (conflict) return { offset: conflict.index, message: CONFLICT };
  const code = printParseErrorCode(error.error);
  const before = json.slice(0, error.offset).trimEnd();
  const offset = before.length - 1;
  if (code.endsWith('Expected') && before.endsWith(',')) {
    return { offset, message: 'there is an extra comma at the end of the line' };
  }
  if (code === 'CommaExpected') {
    const isGroup = json[error.offset] === ':';
    const isLineEnd = /[\n\r]/.test(json.slice(before.length, error.offset));
    return { offset, message: isGroup ? NO_BRACE : isLineEnd ? NO_COMMA : NO_COMMA_WITHIN };
  }
  return { offset: error.offset, message: EXPLANATIONS[code] ?? code };
}

const CONFLICT =
  'a merge conflict: keep the correct lines, and remove those that begin with <<<<<<<, ======= and >>>>>>>';
const NO_BRACE = 'an opening brace { is missing before this line';
const NO_COMMA = 'a comma is missing at the end of the line, or a closing brace } after it';
const NO_COMMA_WITHIN =
  'a comma is missing on this line, or a quotation mark (") within a text is not written as \\"';

/** Explanations of the parser's other codes. */
const EXPLANATIONS: Record<string, string> = {
  ColonExpected: 'a colon is missing after the key',
  ValueExpected: 'a text in straight quotation marks (") is missing after the colon',
  PropertyNameExpected: 'a key in straight quotation marks (") is missing',
  CloseBraceExpected: 'a closing brace } is missing here or above',
  EndOfFileExpected: 'there is an extra closing brace } here or above',
  InvalidCommentToken: 'comments are not allowed',
  InvalidCharacter: 'a text must be on one line, with tabs written as \\t',
  UnexpectedEndOfString: 'a closing quotation mark is missing, or a text is not on one line',
  InvalidEscapeCharacter: 'a \\ must be written as \\\\',
  InvalidUnicode: 'four digits or letters from a to f must follow \\u, as in \\u00a0',
  InvalidSymbol:
    'keys and texts need straight quotation marks ("); one within a text is written as \\"',
};
