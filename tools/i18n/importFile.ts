import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkLocale } from '../../translations/check/checkLocale.ts';
import { isError, problemLine, problemsIn } from '../../translations/check/finding.ts';
import { tagProblem } from '../../translations/check/tagProblem.ts';
import {
  contentOf,
  readGlossary,
  readNotes,
  translatedTags,
} from '../../translations/files/localeFolder.ts';
import { readLocaleText } from '../../translations/files/localeText.ts';
import { localeFile, SOURCE_FILE } from '../../translations/files/paths.ts';
import { writeText } from '../../translations/files/writeText.ts';
import { recordTexts } from '../../translations/state/stateFiles.ts';
import { importedTexts } from './importedTexts.ts';
import { newLocale } from './newLocale.ts';

/**
 * Takes the texts of a file, in whatever form a program has written it, into a language's file.
 *
 * @param tag of the language; the file's name by default
 * @throws Error if the file has an error or no key of English: then nothing is written
 */
export function importFile(root: string, from: string, tag = path.basename(from, '.json')): string {
  const problem = tagProblem(tag);
  if (problem) throw new Error(problem);
  const sourceText = contentOf(root, SOURCE_FILE);
  const notes = readNotes(root);
  const content = readFileSync(path.resolve(root, from), 'utf8');
  const { texts, unknown, total, fault } = importedTexts(tag, content, sourceText, notes);
  if (fault) throw new Error(problemsIn(from, [fault]).map(problemLine).join());

  const file = localeFile(tag);
  const before = contentBefore(root, from, tag, sourceText);
  const text = writeText(tag, before, sourceText, texts);
  const { glossary } = readGlossary(root, tag);
  const errors = checkLocale({ tag, text, glossary }, sourceText, notes).findings.filter(isError);
  if (errors.length > 0) {
    const lines = errors.slice(0, 20).map(({ key, message }) => `  ${key}  ${message}`);
    throw new Error(`nothing is imported: ${errors.length} errors\n${lines.join('\n')}`);
  }
  writeFileSync(path.join(root, file), text);
  // A text that comes back as it was may still be outdated.
  const earlier = readLocaleText(before).entries;
  const changed = [...texts].filter(([key, value]) => earlier.get(key)?.value !== value);
  recordTexts(
    root,
    tag,
    changed.map(([key]) => key),
  );
  const left =
    unknown.length > 0 ? `; left out, since en.json lacks them: ${unknown.join(', ')}` : '';
  return `Imported ${texts.size} of ${total} texts into ${file}${left}`;
}

/** Returns the language's file as it is, or a started one: also for a file of another form itself. */
function contentBefore(root: string, from: string, tag: string, sourceText: string): string {
  const tags = translatedTags(root);
  const isItself = path.resolve(root, from) === path.join(root, localeFile(tag));
  if (tags.includes(tag)) {
    const content = contentOf(root, localeFile(tag));
    if (!isItself || readLocaleText(content).problems.length === 0) return content;
  }
  const others = tags.filter((one) => one !== tag);
  const started = newLocale(tag, others, sourceText, readNotes(root));
  if ('problem' in started) throw new Error(started.problem);
  return started.text;
}
