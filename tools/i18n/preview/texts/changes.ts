import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { readLocaleText } from '../../../../translations/files/localeText.ts';
import { localeFile, stateFile } from '../../../../translations/files/paths.ts';
import { writeText } from '../../../../translations/files/writeText.ts';
import { type Mark, recordedState } from '../../../../translations/state/textState.ts';
import { translationOf } from '../../../../translations/state/translation.ts';
import { outdatedIn } from './describeTexts.ts';
import { newLocale } from './newLocale.ts';
import { type FileChange, filesOf, type Project, tagsOf } from './project.ts';

/**
 * Returns the files with these texts, recorded as made from today's English. A language that has no
 * file, or one of another form, is started.
 */
export function withTexts(
  project: Project,
  tag: string,
  texts: ReadonlyMap<string, string>,
): FileChange[] {
  const { sourceText } = filesOf(project, tag);
  const file = localeFile(tag);
  const { [file]: before } = project.files;
  const after = writeText(tag, validText(project, tag), sourceText, texts);
  return [{ file, before, after }, ...recorded(project, tag, after, [...texts.keys()])];
}

/** Returns the content of the language's file, or that of a started one. */
export function validText(project: Project, tag: string): string {
  const { [localeFile(tag)]: text = '' } = project.files;
  if (!readLocaleText(text).isBroken) return text;
  const { sourceText, notes } = filesOf(project, tag);
  return newLocale(tag, sourceText, notes);
}

/** What can be said of a text: besides the marks, that it is right for today's English. */
export type Said = Mark | 'stillRight';

/** Returns the files in which this is said of a text; of an English one, in all languages. */
export function withSaid(project: Project, tag: string, key: string, said: Said): FileChange[] {
  const mark = said === 'stillRight' ? undefined : said;
  if (tag !== SOURCE_LOCALE) {
    return recorded(project, tag, filesOf(project, tag).text, [key], mark);
  }
  return tagsOf(project).flatMap((one) => {
    const keys = outdatedIn(project, one, key);
    return keys.length === 0 ? [] : recorded(project, one, filesOf(project, one).text, keys);
  });
}

function recorded(
  project: Project,
  tag: string,
  text: string,
  keys: readonly string[],
  mark?: Mark,
): FileChange[] {
  const { sourceText, stateText } = filesOf(project, tag);
  const file = stateFile(tag);
  const after = recordedState(stateText, translationOf(tag, sourceText, text), keys, mark);
  return [{ file, before: project.files[file], after }];
}
