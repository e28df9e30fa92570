import { placeholdersOf } from '../check/placeholders.ts';
import { withoutPluralForm } from '../check/pluralForms.ts';
import { readLocaleText } from '../files/localeText.ts';

/** Where the generated types stand. */
export const PLACEHOLDER_TYPES_FILE = 'src/i18n/textPlaceholders.ts';

/** What every text may use without being given it (`src/i18n/createI18n.ts`). */
const GIVEN_TO_ALL = 'product';

/** The module that tells the type checker which values each English text needs. */
export function placeholderTypes(sourceText: string): string {
  const needs = new Map<string, Set<string>>();
  for (const [key, { value }] of readLocaleText(sourceText).entries) {
    const names = placeholdersOf(value).filter((name) => name !== GIVEN_TO_ALL);
    if (names.length === 0) continue;
    // All forms of a plural are one text.
    const text = withoutPluralForm(key);
    needs.set(text, new Set([...(needs.get(text) ?? []), ...names]));
  }
  const lines = [...needs].map(
    ([key, names]) => `  '${key}': ${[...names].map((name) => `'${name}'`).join(' | ')};`,
  );
  return `/** The values that texts need, by key. Made from locales/en.json by \`npm run i18n -- types\`. */
export interface TextPlaceholders {
${lines.join('\n')}
}
`;
}
