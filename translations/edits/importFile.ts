import { readFileSync } from 'node:fs';
import path from 'node:path';
import { problemLine } from '../check/finding.ts';
import { languageName } from '../check/tagProblem.ts';
import { localeFile, stateFile } from '../files/paths.ts';
import { filesOf } from '../state/languageFiles.ts';
import { applyEdits, editList } from './edits.ts';
import { editsOfFile, errorsInEdits } from './editsOfFile.ts';
import { readProject, writeProject } from './readProject.ts';

/**
 * Imports a file that the workbench exported, or a language's file in any form that a program writes.
 *
 * @param tag of the language: the file's name by default
 * @returns what was done
 * @throws Error if a text has an error, or the file no texts: nothing is written
 */
export function importFile(root: string, from = '', tag = path.basename(from, '.json')): string {
  const before = readProject(root, '');
  const { edits, summary } = editsOfFile(readFileSync(from, 'utf8'), before, tag);
  const lineOf = (one: { tag: string; key: string; message: string }) =>
    `\n  ${problemLine({ file: localeFile(one.tag), message: `${one.key} ${one.message}` })}`;
  const errors = errorsInEdits(before, edits).map(lineOf);
  if (errors.length > 0) throw new Error(`nothing was imported:${errors.join('')}`);
  const { project, conflicts } = applyEdits(before, edits);
  writeProject(root, before, project);
  const others = editList(conflicts).map(({ edit, ...one }) =>
    lineOf({ ...one, message: `has changed in the file; “${edit.text}” was left out` }),
  );
  const recorded = Object.keys(edits)
    .filter((one) => filesOf(project, one).offered !== filesOf(before, one).offered)
    .map(
      (one) => `\n  ${languageName(one)} is offered to visitors, as ${stateFile(one)} now says.`,
    );
  return [summary, ...recorded, ...others].join('');
}
