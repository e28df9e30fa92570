import { contentOf } from '../../../translations/files/localeFolder.ts';
import { readLocaleText } from '../../../translations/files/localeText.ts';
import { PLACEHOLDER_TYPES_FILE, SOURCE_FILE } from '../../../translations/files/paths.ts';
import { withoutPluralForm } from '../../../translations/texts/keys.ts';
import { placeholdersOf } from '../../../translations/texts/placeholders.ts';

/** Generates the files of `npm run i18n -- types` from the English texts, by path. */
export function generatedFiles(root: string): Map<string, string> {
  const source = contentOf(root, SOURCE_FILE);
  return new Map([[PLACEHOLDER_TYPES_FILE, placeholderTypes(source)]]);
}

/** The placeholder that `src/i18n/createI18n.ts` fills in every text. */
const ALWAYS_FILLED = 'product';

/** Generates the module with the types of the placeholders that each English text needs. */
function placeholderTypes(sourceText: string): string {
  const needs = new Map<string, Set<string>>();
  for (const [key, { value }] of readLocaleText(sourceText).entries) {
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
