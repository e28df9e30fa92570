import { contentOf } from '../../../translations/files/localeFolder.ts';
import { valuesOf } from '../../../translations/files/localeText.ts';
import { SOURCE_FILE } from '../../../translations/files/paths.ts';
import { withoutPluralForm } from '../../../translations/texts/keys.ts';
import { placeholdersOf } from '../../../translations/texts/placeholders.ts';

/** The placeholder that `src/i18n/createI18n.ts` fills in every text. */
const ALWAYS_FILLED = 'product';

/** Generates the module with the types of the placeholders that each English text needs. */
export function placeholderTypes(root: string): string {
  const needs = new Map<string, Set<string>>();
  for (const [key, text] of valuesOf(contentOf(root, SOURCE_FILE))) {
    const names = placeholdersOf(text).filter((name) => name !== ALWAYS_FILLED);
    if (names.length === 0) continue;
    // All forms of a plural are one text.
    const form = withoutPluralForm(key);
    needs.set(form, new Set([...(needs.get(form) ?? []), ...names]));
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
