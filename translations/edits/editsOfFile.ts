import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { checkLocale } from '../check/checkLocale.ts';
import { isError } from '../check/finding.ts';
import { languageName, tagProblem } from '../check/tagProblem.ts';
import { parseJson, readLocaleText, valuesOf } from '../files/localeText.ts';
import { localeFile } from '../files/paths.ts';
import { filesOf } from '../state/languageFiles.ts';
import { translationOf } from '../state/translation.ts';
import { isBlank } from '../texts/characters.ts';
import { expectedKeys } from '../texts/keys.ts';
import { applyEdits, type Edits, readEdits } from './edits.ts';
import { type Project, tagsOf } from './project.ts';

/**
 * Reads a file that the workbench exported, or a language's file in any form that a program writes.
 * Empty texts, texts left in English and texts that the project already has change nothing. A text
 * without a state is assumed to be made from today's English.
 *
 * @param asked the tag of the language, unless the file names its own
 * @returns the edits, and a summary
 * @throws Error if there are no texts, or the file is cut off or another language's
 */
export function editsOfFile(
  content: string,
  project: Project,
  asked: string,
): { edits: Edits; summary: string } {
  const { entries, language: tag = asked } = readLocaleText(content);
  const [fault] = parseJson(content).problems;
  if (fault)
    throw new Error(
      `Nothing was read. Line ${fault.line}: ${`${fault.key} ${fault.message}`.trim()}`,
    );
  const given = readEdits(content);
  const [problem] = Object.keys(given ?? { [tag]: {} }).flatMap(
    (one) => tagProblem(one, tagsOf(project)) ?? [],
  );
  if (problem) throw new Error(`Which language is it? ${problem}.`);
  const texts = new Map([...entries].map(([key, { value }]) => [key, value.normalize()]));
  const edits = given ?? { [tag]: fileEdits(texts, project, tag) };
  const counts = Object.entries(edits).map(
    ([one, texts]) => `${languageName(one)} ${Object.keys(texts).length}`,
  );
  const summary = [`Texts read: ${counts.join(', ')}.`];
  const source = valuesOf(filesOf(project, tag).sourceText);
  const known = given ? texts : expectedKeys(source.keys(), tag);
  const unknown = [...texts.keys()].filter((key) => !known.has(key));
  if (unknown.length > 0) summary.push(`Not in English: ${unknown.join(', ')}.`);
  return { edits, summary: summary.join(' ') };
}

type Given = ReadonlyMap<string, string>;

function fileEdits(given: Given, project: Project, tag: string): Edits[string] {
  if (tag === SOURCE_LOCALE)
    throw new Error('English cannot be imported: edit it in the workbench or its file');
  const files = filesOf(project, tag);
  const needed = translationOf({ ...files, text: '{}' });
  const published = { ...project, files: project.published ?? project.files };
  const before = textsOf(published, tag);
  const now = textsOf(project, tag);
  const own = [...needed].flatMap(([key, { english }]): [string, string][] => {
    const text = given.get(key) ?? '';
    return isBlank(text) || files.notes.isCopied(key, tag, text, english) ? [] : [[key, text]];
  });
  if (own.length === 0) throw new Error('The file has no translation under a key of en.json');
  const other = languageWith(own, project, tag);
  if (other) throw new Error(`Nothing was read. Most of its texts are those of ${other}.json`);
  const { isBroken } = readLocaleText(files.text);
  const texts = own
    // A text that comes back as it was may still be outdated.
    .filter(([key, text]) => isBroken || now(key) !== text || !files.states.has(key))
    .map(([key, text]) => [
      key,
      { text, before: before(key), english: needed.get(key)?.english ?? '' },
    ]);
  return Object.fromEntries(texts);
}

function textsOf({ files }: Project, tag: string): (key: string) => string {
  const { entries } = readLocaleText(files[localeFile(tag)] ?? '');
  return (key) => entries.get(key)?.value ?? '';
}

/** Returns the other language that has most of these texts: some are the same in several. */
function languageWith(own: [string, string][], project: Project, tag: string): string | undefined {
  const translated = own.filter(([key, text]) => textsOf(project, SOURCE_LOCALE)(key) !== text);
  const countIn = (one: string) => {
    const text = textsOf(project, one);
    return translated.filter(([key, value]) => text(key) === value).length;
  };
  const least = Math.max(2, translated.length / 2);
  // Tags of one language, such as `es` and `es-MX`, are related.
  const isRelated = (one: string) => one.split('-')[0] === tag.split('-')[0];
  return tagsOf(project).find((one) => !isRelated(one) && countIn(one) > least);
}

/** Lists the errors of edits, as if they were in their files. */
export function errorsInEdits(project: Project, edits: Edits) {
  const { project: after, changes } = applyEdits(project, edits);
  const { sourceText, notes } = filesOf(project, SOURCE_LOCALE);
  return Object.entries(changes).flatMap(([tag, texts]) => {
    const { findings } = checkLocale(filesOf(after, tag), sourceText, notes);
    return findings.filter(isError).flatMap(({ key, message }) => {
      const { [key]: edit } = texts;
      return edit ? [{ tag, key, message, edit }] : [];
    });
  });
}
