/** Lists a text's placeholders, sorted, each as often as it occurs: `{{year}}` → `year`. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();
}
