import { LANGUAGE_NAME } from '../../../src/i18n/languages/languageOf.ts';
import { isPluralForm, PLURAL_CATEGORIES, withoutPluralForm } from '../check/pluralForms.ts';
import { readLocaleText } from '../files/localeText.ts';
import type { Notes } from '../files/notes.ts';
import { textRule } from './textRule.ts';

/** Where the generated schema stands; editors are told so by `.vscode/settings.json`. */
export const LOCALE_SCHEMA_FILE = 'locales/context/schema.json';

/**
 * The JSON Schema (draft 7, which VS Code and JetBrains read) by which an editor shows for each text the
 * English and the notes, and underlines lost placeholders, lost tags and mistyped keys as one types. Which
 * plural forms a language needs differs, so all are allowed.
 */
export function localeSchema(sourceText: string, notes: Notes): string {
  const source = readLocaleText(sourceText).entries;
  const root: GroupSchema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'The texts of a language. Made by `npm run i18n -- types` from en.json and notes.json.',
    ...emptyGroup(),
  };
  const add = (key: string, english: string, lines: string[]) => {
    const names = key.split('.');
    const name = names.pop() ?? '';
    groupAt(root, names).properties[name] = {
      type: 'string',
      description: lines.join('\n'),
      ...textRule(key, english),
    };
  };
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
  return `${JSON.stringify(root, null, 2)}\n`;
}

interface TextSchema {
  type: 'string';
  description: string;
  pattern: string;
  /** Read by VS Code. */
  patternErrorMessage: string;
}

interface GroupSchema {
  $schema?: string;
  title?: string;
  type: 'object';
  additionalProperties: false;
  properties: Record<string, GroupSchema | TextSchema>;
}

function emptyGroup(): GroupSchema {
  return { type: 'object', additionalProperties: false, properties: {} };
}

function groupAt(root: GroupSchema, names: readonly string[]): GroupSchema {
  return names.reduce((group, name) => {
    const inner = group.properties[name];
    if (inner?.type === 'object') return inner;
    const added = emptyGroup();
    group.properties[name] = added;
    return added;
  }, root);
}

/** All forms that a text may have in any language, once: by its form for most numbers. */
function formsOf(key: string): string[] {
  if (!isPluralForm(key)) return [key];
  if (!key.endsWith('_other')) return [];
  return PLURAL_CATEGORIES.map((category) => `${withoutPluralForm(key)}_${category}`);
}
