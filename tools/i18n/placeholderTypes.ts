import { contentOf } from '../../translations/files/localeFolder.ts';
import { readLocaleText } from '../../translations/files/localeText.ts';
import { SOURCE_FILE } from '../../translations/files/paths.ts';
import { withoutPluralForm } from '../../translations/texts/keys.ts';
import { placeholdersOf } from '../../translations/texts/placeholders.ts';

/** The placeholder that `src/i18n/createI18n.ts` fills in every text. */
const ALWAYS_FILLED = 'product';

/** Generates the module with the types of the placeholders that each English text needs. */
export function placeholderTypes(root: string): string {
  const needs = new Map<string, Set<string>>();
  for (const [key, { value }] of readLocaleText(contentOf(root, SOURCE_FILE)).entries) {
    const names = placeholdersOf(value).filter((name) => name !== ALWAYS_FILLED);
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
