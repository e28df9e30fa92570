import { applyEdits } from '../../../translations/edits/edits.ts';
import { readProject, writeProject } from '../../../translations/edits/readProject.ts';
import { filesOf } from '../../../translations/state/languageFiles.ts';
import { translationOf } from '../../../translations/state/translation.ts';

/** Records, as the panel does, that texts, by default all, are correct for today's English. */
export function recordTexts(root: string, tag: string, keys?: readonly string[]): void {
  const before = readProject(root, '');
  const translation = translationOf(filesOf(before, tag));
  const edits = (keys ?? [...translation.keys()]).map((key) => {
    const { english = '', text = '' } = translation.get(key) ?? {};
    return [key, { text, before: text, english }];
  });
  writeProject(root, before, applyEdits(before, { [tag]: Object.fromEntries(edits) }).project);
}
