import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tagProblem } from '../../translations/check/tagProblem.ts';
import { readLocaleText } from '../../translations/files/localeText.ts';
import { localeFile } from '../../translations/files/paths.ts';
import { readProject, writeFiles } from './preview/server/readProject.ts';
import { validText, withTexts } from './preview/texts/changes.ts';
import { errorsIn } from './preview/texts/describeTexts.ts';
import { importedTexts } from './preview/texts/importedTexts.ts';
import { filesOf } from './preview/texts/project.ts';

/**
 * Takes a language's file in, in whatever form a program has written it, as the panel does.
 *
 * @param tag of the language: the file's name by default
 * @returns what was done
 * @throws Error if a text has an error, or the file none of the language's texts: nothing is written
 */
export function importFile(root: string, from = '', tag = path.basename(from, '.json')): string {
  const problem = tagProblem(tag);
  if (problem) throw new Error(problem);
  const project = readProject(root, '');
  const { texts, unknown, total } = importedTexts(readFileSync(from, 'utf8'), project, tag);
  const files = { ...filesOf(project, tag), text: validText(project, tag) };
  const { entries } = readLocaleText(files.text);
  // A text that comes back as it was may still be outdated.
  for (const [key, text] of texts) if (entries.get(key)?.value === text) texts.delete(key);
  const errors = [...errorsIn(files, texts)].map(([key, message]) => `\n  ${key}  ${message}`);
  if (errors.length > 0) throw new Error(`nothing is imported:${errors.join('')}`);
  writeFiles(root, withTexts(project, tag, texts));
  const left = unknown.length > 0 ? `; English lacks ${unknown.join(', ')}` : '';
  return `${localeFile(tag)}: ${texts.size} of ${total} texts are imported${left}`;
}
