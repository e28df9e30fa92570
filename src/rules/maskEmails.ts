/**
 * Replaces every email address in `text` by `[email]`. The whole word is replaced, up to the white
 * space around it: the local part of an address may hold almost any other character (`a"b,c@d.e`
 * passes the form's rules), so a narrower match would let pieces of it through.
 */
export function maskEmails(text: string): string {
  return text.replace(/\S+/g, (word) => (ADDRESS.test(word) ? '[email]' : word));
}

/** Whether `text` holds an at sign in any of its spellings. */
export function hasAtSign(text: string): boolean {
  return AT_SIGN.test(text);
}

// `@`, full-width and small too: literal, percent-encoded repeatedly, or escaped as in HTML or
// JSON.
const AT = [
  '[@\uFF20\uFE6B]',
  '%(?:25)*(?:40|EF%(?:25)*BC%(?:25)*A0|EF%(?:25)*B9%(?:25)*AB)',
  '&(?:#0*64|#x0*40|commat);',
  '\\\\u0040',
].join('|');
// The annotations let the bundler drop them from the inlined script, which masks nothing.
const AT_SIGN = /* @__PURE__ */ new RegExp(AT, 'i');
const ADDRESS = /* @__PURE__ */ new RegExp(`.(?:${AT}).`, 'isu');
