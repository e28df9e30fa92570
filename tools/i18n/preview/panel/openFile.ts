import { languageName } from '../../../../translations/check/tagProblem.ts';
import { readLocaleText } from '../../../../translations/files/localeText.ts';
import { localeFile, SOURCE_FILE, stateFile } from '../../../../translations/files/paths.ts';
import { readStateText } from '../../../../translations/state/textState.ts';
import { expectedKeys } from '../../../../translations/texts/keys.ts';
import { importedTexts } from '../../importedTexts.ts';
import { newLocale } from '../../newLocale.ts';
import { type Draft, keepDrafts } from '../places/drafts.ts';
import type { Place } from '../places/place.ts';
import { withTexts } from '../texts/changes.ts';
import { checkText } from '../texts/describeTexts.ts';
import { mergeStates } from '../texts/merge.ts';
import { filesOf, type Project, tagsOf } from '../texts/project.ts';
import type { Texts } from '../useTexts.ts';

/**
 * Takes a language's file in, in whatever form a program has written it, or its state file. A text
 * that was written here too, or has an error, becomes a draft beside the one in the file.
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
  const file = localeFile(tag);
  const { sourceText, notes } = filesOf(project, tag);
  const state = readStateText(content);
  if (state.texts.size > 0 && state.problems.length === 0) {
    await write((now) => [withStates(now, tag, content)]);
    return `${languageName(tag)}: the states of ${state.texts.size} texts are read.`;
  }
  const { texts, unknown, total, fault } = importedTexts(tag, content, sourceText, notes);
  if (fault) throw new Error(`Line ${fault.line} ${fault.message}`);
  const started = tagsOf(project).includes(tag)
    ? project
    : withFile(project, file, newLocale(tag, [], sourceText, notes));
  const files = filesOf(started, tag);
  const [now, origin] = [files.text, originOf(file) ?? files.text].map(
    (text) => readLocaleText(text).entries,
  );
  const drafts: Record<string, Draft> = {};
  for (const [key, text] of texts) {
    const [current = '', before = ''] = [now, origin].map((entries) => entries?.get(key)?.value);
    const isWrittenHere = current !== before && current !== '' && current !== text;
    const hasError = checkText(files, key, text).findings.some(({ isError }) => isError);
    if (isWrittenHere || hasError) drafts[key] = { text, before };
    if (isWrittenHere || hasError || current === text) texts.delete(key);
  }
  keepDrafts(tag, drafts);
  await write((latest) => {
    const base = withFile(latest, file, { text: latest.files[file] ?? files.text });
    return withTexts(base, tag, texts).map((change) => ({
      ...change,
      before: latest.files[change.file],
    }));
  });
  const open = Object.keys(drafts).length;
  return [
    `${languageName(tag)}: ${texts.size} of ${total} texts are read.`,
    ...(open > 0 ? [`${open} wait for you: they have an error, or you wrote others here.`] : []),
    ...(unknown.length > 0 ? [`English lacks ${unknown.join(', ')}.`] : []),
  ].join(' ');
}

function withFile(project: Project, file: string, made: { text: string } | { problem: string }) {
  if ('problem' in made) throw new Error(made.problem);
  return { ...project, files: { ...project.files, [file]: made.text } };
}

function withStates({ files }: Project, tag: string, theirs: string) {
  const file = stateFile(tag);
  const before = files[file];
  const source = readLocaleText(files[SOURCE_FILE] ?? '').entries;
  const keys = expectedKeys(source.keys(), tag).keys();
  const versions = { origin: before ?? '', mine: theirs, theirs: before ?? '' };
  return { file, before, after: mergeStates(versions, keys, new Set()) };
}
