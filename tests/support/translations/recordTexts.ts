import { readProject, writeProject } from '../../../tools/i18n/preview/server/readProject.ts';
import { withEdits } from '../../../tools/i18n/preview/texts/edits.ts';
import { readTranslation } from '../../../translations/state/stateFiles.ts';
import type { Mark } from '../../../translations/state/textState.ts';

/** Records, as the panel does, that texts are right for today's English, or a mark on them. */
export function recordTexts(root: string, tag: string, keys: readonly string[], mark?: Mark): void {
  const before = readProject(root, '');
  const translation = readTranslation(root, tag);
  const edits = keys.map((key) => {
    const { english = '', text = '' } = translation.get(key) ?? {};
    return [key, { text, before: text, english, ...(mark && { [mark]: true }) }];
  });
  writeProject(root, before, withEdits(before, { [tag]: Object.fromEntries(edits) }).project);
}
