import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { problemLine, problemsIn } from '../../../../translations/check/finding.ts';
import { readLocaleText } from '../../../../translations/files/localeText.ts';
import { localeFile, SOURCE_FILE } from '../../../../translations/files/paths.ts';
import { writeText } from '../../../../translations/files/writeText.ts';
import { outdatedTranslations, recordTexts } from '../../../../translations/state/stateFiles.ts';
import type { Mark } from '../../../../translations/state/textState.ts';
import { expectedKeys } from '../../../../translations/texts/keys.ts';
import { type CheckedText, checkText, type LanguageFiles, readLanguageFiles } from './checkText.ts';

/** What the panel asks for. */
export type Change =
  /** `before` is the text in the file as the panel knows it. */
  | { action: 'check' | 'save'; key: string; text: string; before: string }
  /**
   * The translation is right for today's English, or those in all languages are; a second person
   * agrees with it; its hints are meant so.
   */
  | { action: 'stillRight' | Mark; key: string };

/** An answer, with its HTTP status. Findings are those of the text, whether it was saved or not. */
export interface ChangeResult extends Partial<CheckedText> {
  status: 200 | 404 | 409 | 422;
  /** Why nothing was done, if the findings do not tell. */
  problem?: string;
  /** The text that the file has by now, with status 409. */
  now?: string;
}

/**
 * Checks or saves a text, or records its state. A text with an error is not saved, nor one that the
 * file has changed meanwhile. Saving records today's English; what was said of another text ends.
 */
export function changeText(root: string, tag: string, change: Change): ChangeResult {
  const { key } = change;
  if (tag === SOURCE_LOCALE) {
    if (change.action !== 'stillRight')
      return { status: 404, problem: 'English has its own file.' };
    for (const text of outdatedTranslations(root).get(key) ?? []) {
      recordTexts(root, text.tag, [text.key]);
    }
    return { status: 200 };
  }
  const files = readLanguageFiles(root, tag);
  const [source, own] = [readLocaleText(files.sourceText), readLocaleText(files.text)];
  const [fault] = [
    ...problemsIn(SOURCE_FILE, source.problems),
    ...problemsIn(localeFile(tag), own.problems),
  ];
  if (fault) return { status: 422, problem: `Correct the file first: ${problemLine(fault)}` };
  const keys = expectedKeys(source.entries.keys(), tag);
  if (!keys.has(key)) return { status: 404, problem: `${key} is not a key of this language.` };
  const now = own.entries.get(key)?.value ?? '';
  if (change.action === 'check') return { status: 200, ...checkText(files, key, change.text) };
  if (change.action === 'save') return save(root, files, change, now);
  if (now.trim() === '') return { status: 422, problem: 'It is not translated yet.' };
  recordTexts(root, tag, [key], change.action === 'stillRight' ? undefined : change.action);
  return { status: 200 };
}

function save(
  root: string,
  files: LanguageFiles,
  { key, text, before }: { key: string; text: string; before: string },
  now: string,
): ChangeResult {
  const { tag } = files;
  const file = localeFile(tag);
  const checked = checkText(files, key, text);
  if (checked.findings.some(({ isError }) => isError)) return { status: 422, ...checked };
  if (text === now) return { status: 200, ...checked };
  if (now !== before) {
    const problem = `${file} has another text by now: “${now}”. Save again to replace it.`;
    return { status: 409, problem, now, ...checked };
  }
  const content = writeText(tag, files.text, files.sourceText, new Map([[key, text]]));
  writeFileSync(path.join(root, file), content);
  recordTexts(root, tag, [key]);
  return { status: 200, ...checked };
}
