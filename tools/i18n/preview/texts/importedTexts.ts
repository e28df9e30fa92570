import { readLocaleText } from '../../../../translations/files/localeText.ts';
import { expectedKeys } from '../../../../translations/texts/keys.ts';
import { equalsSource, isBlank } from '../../../../translations/texts/publishing.ts';
import { filesOf, type Project } from './project.ts';

/**
 * Reads the texts of a file, whatever its form, and lists the keys that the language does not have.
 * Empty texts, and those left in English, are left out.
 *
 * @throws Error if there are none
 */
export function importedTexts(content: string, project: Project, tag: string) {
  const { sourceText, notes } = filesOf(project, tag);
  const source = readLocaleText(sourceText).entries;
  const { entries, problems } = readLocaleText(content);
  const expected = expectedKeys(source.keys(), tag);
  const texts = new Map<string, string>();
  for (const [key, model] of expected) {
    const value = entries.get(key)?.value ?? '';
    const isLeft = equalsSource(value, source.get(model)?.value ?? '');
    if (!isBlank(value) && (!isLeft || notes.mayEqualSource(key, tag))) texts.set(key, value);
  }
  const unknown = [...entries.keys()].filter((key) => !expected.has(key));
  if (texts.size > 0) return { texts, unknown, total: expected.size };
  const [fault = { line: 1, message: 'has no translation under a key of en.json' }] = problems;
  throw new Error(`Line ${fault.line} ${fault.message}`);
}
