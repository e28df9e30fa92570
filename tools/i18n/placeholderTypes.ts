import { contentOf } from '../../translations/files/localeFolder.ts';
import { valuesOf } from '../../translations/files/localeText.ts';
import { SOURCE_FILE } from '../../translations/files/paths.ts';
import { isPluralForm, otherForm, withoutPluralForm } from '../../translations/texts/keys.ts';
import { placeholdersOf } from '../../translations/texts/strings.ts';

/** The placeholder that `src/i18n/createI18n.ts` fills in every text. */
const ALWAYS_FILLED = 'product';

/** Generates the module with the types of the placeholders that each English text needs. */
export function placeholderTypes(root: string): string {
  const lines = [...valuesOf(contentOf(root, SOURCE_FILE))].flatMap(([key, text]) => {
    const names = new Set(placeholdersOf(text));
    names.delete(ALWAYS_FILLED);
    // All forms of a plural are one text. The `other` form has all values.
    if (names.size === 0 || (isPluralForm(key) && key !== otherForm(key))) return [];
    const types = [...names].map((name) => `'${name}'`);
    return [`  '${withoutPluralForm(key)}': ${types.join(' | ')};`];
  });
  return `/** The values that texts need, by key. Made from locales/en.json by \`npm run i18n -- types\`. */
export interface TextPlaceholders {
${lines.join('\n')}
}
`;
}
