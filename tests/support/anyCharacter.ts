import fc from 'fast-check';

/** The number of surrogates, which are not characters, from U+D800 on. */
const SURROGATES = 0x800;

/** Any character of Unicode. fast-check's own unit `binary` takes most of a second to build. */
export const anyCharacter = fc
  .nat(0x10ffff - SURROGATES)
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + SURROGATES));
