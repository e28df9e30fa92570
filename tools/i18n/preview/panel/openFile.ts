import { languageName } from '../../../../translations/check/tagProblem.ts';
import { readLocaleText } from '../../../../translations/files/localeText.ts';
import { localeFile, stateFile } from '../../../../translations/files/paths.ts';
import { readStateText } from '../../../../translations/state/textState.ts';
import { expectedKeys } from '../../../../translations/texts/keys.ts';
import { addDrafts, type Draft } from '../places/drafts.ts';
import type { Place } from '../places/place.ts';
import { validText, withTexts } from '../texts/changes.ts';
import { errorsIn } from '../texts/describeTexts.ts';
import { importedTexts } from '../texts/importedTexts.ts';
import { mergeStates } from '../texts/merge.ts';
import { type FileChange, filesOf, type Project } from '../texts/project.ts';
import type { Texts } from '../useTexts.ts';

/**
 * Takes in a language's file, in whatever form a program has written it, or its state file. Empty
 * texts, and those left in English, change nothing. A text that was written here too, or has an error,
 * becomes a draft beside the one in the file.
 *
 * @returns what was done
 * @throws Error if it has none of the language's texts
 */
export async function openFile(
  content: string,
  tag: string,
  { project, write }: Pick<Texts, 'project' | 'write'>,
  { originOf }: Pick<Place, 'originOf'>,
): Promise<string> {
  const state = readStateText(content);
  if (state.texts.size > 0 && state.problems.length === 0) {
    await write((now) => [withStates(now, tag, content)]);
    return `${languageName(tag)}: the states of ${state.texts.size} texts are read.`;
  }
  const { texts, unknown, total } = importedTexts(content, project, tag);
  const files = { ...filesOf(project, tag), text: validText(project, tag) };
  const origin = originOf(localeFile(tag)) ?? files.text;
  const [now, before] = [files.text, origin].map((text) => readLocaleText(text).entries);
  const drafts: Record<string, Draft> = {};
  const errors = errorsIn(files, texts);
  for (const [key, text] of texts) {
    const [current = '', old = ''] = [now, before].map((entries) => entries?.get(key)?.value);
    const isWrittenHere = current !== old && current !== '' && current !== text;
    const isDraft = isWrittenHere || errors.has(key);
    if (isDraft) drafts[key] = { text, before: old };
    if (isDraft || current === text) texts.delete(key);
  }
  addDrafts(tag, drafts);
  await write((latest) => withTexts(latest, tag, texts));
  const open = Object.keys(drafts).length;
  return [
    `${languageName(tag)}: ${texts.size} of ${total} texts are read.`,
    ...(open > 0 ? [`${open} wait for you: they have an error, or you wrote others here.`] : []),
    ...(unknown.length > 0 ? [`English lacks ${unknown.join(', ')}.`] : []),
  ].join(' ');
}

function withStates(project: Project, tag: string, theirs: string): FileChange {
  const file = stateFile(tag);
  const { [file]: before } = project.files;
  const source = readLocaleText(filesOf(project, tag).sourceText).entries;
  const versions = { origin: '', mine: theirs, theirs: before ?? '' };
  const after = mergeStates(versions, expectedKeys(source.keys(), tag).keys(), new Set());
  return { file, before, after };
}
