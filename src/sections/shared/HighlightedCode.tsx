/** The elements that `codeText` styles, in the order of the groups of `TOKEN`. */
const ELEMENTS = ['b', 'i', 'u'] as const;

/** Keywords of AppleScript, and of JavaScript. */
const KEYWORDS = 'tell|set|to|of|move|end|async function|for|let|const|await|if|return';

/** A keyword, the name of a called function, or a value. */
const TOKEN = new RegExp(String.raw`\b(${KEYWORDS})\b|(\w+)(?=\()|("\w+"|\d)`);

/** Marks the tokens of code for the styles in `codeText`. No token may occur twice. */
export function HighlightedCode({ code }: { code: string }) {
  return code.split(TOKEN).map((part, index) => {
    // `split` returns the plain text before each token, then the match of each of its groups, if
    // any.
    const Element = ELEMENTS[(index % 4) - 1];
    return Element && part ? <Element key={part}>{part}</Element> : part;
  });
}
