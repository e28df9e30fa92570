import { Fragment } from 'react';

/** Characters that translators need and cannot see or type, with the sign that stands for each. */
export const INVISIBLE = [
  { character: '\u00A0', sign: '⍽', name: 'no-break space' },
  { character: '\u202F', sign: 'n⍽', name: 'narrow' },
  { character: '\u00AD', sign: '¦', name: 'soft hyphen' },
  { character: '\u2011', sign: '‑', name: 'no-break hyphen' },
  { character: '\u200E', sign: '→', name: 'left to right' },
  { character: '\u200F', sign: '←', name: 'right to left' },
];

/** Everything else that cannot be seen, or not told from a space. */
const HIDDEN = /(?![ ])[\p{Cf}\p{Cc}\p{Zs}\p{Zl}\p{Zp}]/u;

export function hasInvisible(text: string): boolean {
  return HIDDEN.test(text);
}

/** A text with its invisible characters shown. */
export function Invisible({ text }: { text: string }) {
  if (!HIDDEN.test(text)) return text;
  return [...text].map((character, index) => {
    const known = INVISIBLE.find((one) => one.character === character);
    const code = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    const isShown = HIDDEN.test(character);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: characters have no other name
      <Fragment key={index}>
        {isShown ? <mark title={known?.name ?? code}>{known?.sign ?? code}</mark> : character}
      </Fragment>
    );
  });
}
