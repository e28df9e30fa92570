import { parseJson, readLocaleText } from '../../../../translations/files/localeText.ts';
import { expectedKeys } from '../../../../translations/texts/keys.ts';
import { equalsSource, isBlank } from '../../../../translations/texts/publishing.ts';
import { filesOf, type Project, tagsOf } from './project.ts';

/** More characters than any language's file has, but few enough to be read in a moment. */
const MAX_LENGTH = 1_000_000;

/**
 * Reads the texts of a file, whatever its form, and lists the keys that the language does not have.
 * Empty texts, and those left in English, are left out.
 *
 * @throws Error if there are none, or the file is cut off or another language's
 */
export function importedTexts(content: string, project: Project, tag: string) {
  if (content.length > MAX_LENGTH) throw new Error('The file is too large for one language');
  const [fault] = parseJson(content).problems;
  if (fault) throw new Error(`Nothing is read. Line ${fault.line}: ${fault.message}`);
  const { sourceText, notes } = filesOf(project, tag);
  const source = readLocaleText(sourceText).entries;
  const { entries } = readLocaleText(content);
  const expected = expectedKeys(source.keys(), tag);
  const texts = new Map<string, string>();
  const own: [key: string, text: string][] = [];
  for (const [key, model] of expected) {
    const value = entries.get(key)?.value ?? '';
    const isLeft = equalsSource(value, source.get(model)?.value ?? '');
    if (isBlank(value)) continue;
    if (!isLeft) own.push([key, value]);
    if (!isLeft || notes.mayEqualSource(key, tag)) texts.set(key, value);
  }
  const unknown = [...entries.keys()].filter((key) => !expected.has(key));
  if (texts.size === 0) throw new Error('The file has no translation under a key of en.json');
  const other = tagsOf(project).find((one) => {
    const { entries: others } = readLocaleText(filesOf(project, one).text);
    const same = own.filter(([key, text]) => others.get(key)?.value === text);
    return !isRelated(one, tag) && same.length > Math.max(FEW, own.length / 2);
  });
  if (other) throw new Error(`Nothing is read. Most of its texts are those of ${other}.json`);
  return { texts, unknown, total: expected.size };
}

/** Some short texts are the same in several languages. */
const FEW = 10;

/** Whether two tags are of one language, such as `es` and `es-MX`: one may begin as the other. */
function isRelated(one: string, other: string): boolean {
  return one.split('-')[0] === other.split('-')[0];
}
