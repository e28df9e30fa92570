import { readLocaleText } from '../../../translations/files/localeText.ts';
import type { Notes } from '../../../translations/files/notes.ts';
import { LANGUAGE_NAME } from '../../../translations/read/languageOf.ts';
import {
  isPluralForm,
  type KeyTree,
  nestKeys,
  PLURAL_CATEGORIES,
  withoutPluralForm,
} from '../../../translations/texts/keys.ts';
import { markupTagsOf, placeholdersOf } from '../../../translations/texts/placeholders.ts';

/**
 * Generates the JSON Schema (draft 7, which VS Code and JetBrains read) of the locale files.
 * Editors use it to show the English and the notes for each text, and to underline lost
 * placeholders, lost tags and mistyped keys while typing; `checkLocale` finds the rest. It allows
 * every plural form, since languages differ.
 */
export function localeSchema(sourceText: string, notes: Notes): string {
  const source = readLocaleText(sourceText).entries;
  const texts = new Map<string, TextSchema>();
  const add = (key: string, english: string, lines: string[]) =>
    texts.set(key, { type: 'string', description: lines.join('\n'), ...textRule(key, english) });
  for (const [key, { value }] of source) {
    const max = notes.maxLength(key);
    const room = max === undefined ? [] : [`Room for ${max} characters, placeholders filled in.`];
    for (const form of formsOf(key)) {
      const english = source.get(form)?.value ?? value;
      add(form, english, [`English: ${english}`, ...notes.about(form), ...room]);
    }
  }
  add(LANGUAGE_NAME, '', [
    'The language’s own name in the list of languages. Not needed, unless the list shows a wrong one.',
  ]);
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'The texts of a language. Made by `npm run i18n -- types` from en.json and notes.json.',
    ...groupSchema(nestKeys(texts.keys()), texts),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

interface TextSchema extends TextRule {
  type: 'string';
  description: string;
}

interface TextRule {
  pattern?: string;
  /** Read by VS Code. */
  patternErrorMessage?: string;
}

/** Forms that are for one number alone in some languages. */
const MAY_LACK_COUNT = /_(?:zero|one|two)$/;

/** Demands the placeholders and tags that the English has, unless the text is empty. */
function textRule(key: string, english: string): TextRule {
  const placeholders = placeholdersOf(english)
    // A grammar may want a pronoun for the product's name.
    .filter((name) => name !== 'product' && (name !== 'count' || !MAY_LACK_COUNT.test(key)))
    .map((name) => `{{${name}}}`);
  const tags = (markupTagsOf(english) ?? []).flatMap((name) => [`<${name}>`, `</${name}>`]);
  const parts = [...new Set([...placeholders, ...tags])];
  if (parts.length === 0) return {};
  const lookaheads = parts.map((part) => `(?=[\\s\\S]*${part.replace(/[{}]/g, '\\$&')})`);
  return {
    pattern: `^(?:\\s*$|${lookaheads.join('')})`,
    patternErrorMessage: `This text needs ${parts.join(' ')} as in English.`,
  };
}

function groupSchema(group: KeyTree, texts: ReadonlyMap<string, TextSchema>): object {
  const properties = Object.entries(group).map(([name, inner]) => [
    name,
    typeof inner === 'string' ? texts.get(inner) : groupSchema(inner, texts),
  ]);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  };
}

/** Lists all forms that a text can have in any language; once, for its form `_other`. */
function formsOf(key: string): string[] {
  if (!isPluralForm(key)) return [key];
  if (!key.endsWith('_other')) return [];
  return PLURAL_CATEGORIES.map((category) => `${withoutPluralForm(key)}_${category}`);
}
