/** Lists a text's placeholders, sorted, each as often as it occurs: `{{year}}` → `year`. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).sort();
}

/** Lists a text's tags, sorted; `undefined` if they do not open and close in order. */
export function markupTagsOf(text: string): string[] | undefined {
  const names: string[] = [];
  const open: string[] = [];
  for (const [tag] of text.matchAll(/<[^<>]*>?/g)) {
    const [, slash, name] = /^<(\/?)([a-z][a-zA-Z]*)>$/.exec(tag) ?? [];
    if (!name) return undefined;
    if (!slash) {
      names.push(name);
      open.push(name);
    } else if (open.pop() !== name) return undefined;
  }
  return open.length === 0 ? names.sort() : undefined;
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;
