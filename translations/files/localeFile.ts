/** Returns the path of a locale's file from the project's root: `locales/de.json`. */
export function localeFile(tag: string): string {
  return `locales/${tag}.json`;
}
