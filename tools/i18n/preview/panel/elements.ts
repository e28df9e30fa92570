/** Creates an element with attributes and content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...content);
  return made;
}

export function button(
  label: string,
  onPress: () => void,
  attributes: Record<string, string> = {},
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', onPress);
  return made;
}

/** Invisible characters that translators need, with the sign that the panel shows for them. */
export const INVISIBLE = [
  { character: '\u00A0', sign: '⍽', name: 'no-break space' },
  { character: '\u202F', sign: 'n⍽', name: 'narrow' },
  { character: '\u00AD', sign: '¦', name: 'soft hyphen' },
];

/** Everything else that cannot be seen, or not told from a space. */
const HIDDEN = /(?![ ])[\p{Cf}\p{Cc}\p{Zs}\p{Zl}\p{Zp}]/u;

/** Returns a text with its invisible characters shown; `undefined` if it has none. */
export function showInvisible(text: string): (Node | string)[] | undefined {
  if (!HIDDEN.test(text)) return undefined;
  return [...text].map((character) => {
    if (!HIDDEN.test(character)) return character;
    const known = INVISIBLE.find((one) => one.character === character);
    const code = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    return element('mark', { title: known?.name ?? code }, known?.sign ?? code);
  });
}
