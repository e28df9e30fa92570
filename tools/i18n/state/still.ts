import { recordTexts } from '../../../translations/state/stateFiles.ts';
import { readTranslation } from '../../../translations/state/translation.ts';
import { listed, namedTexts } from './namedTexts.ts';

/**
 * Records that translations are right for today's English, whether they were edited or not.
 *
 * @throws Error if one does not exist
 */
export function still(root: string, tag: string, names: readonly string[]): string {
  const { english, translated } = readTranslation(root, tag);
  if (names.length === 0) throw new Error(`which texts? npm run i18n -- still ${tag} <key …>`);
  const keys = namedTexts(names, english.keys()).filter((key) => translated.has(key));
  if (keys.length === 0) throw new Error(`${names.join(', ')} is not translated yet`);
  recordTexts(root, tag, keys);
  return `Right for today’s English: ${listed(tag, keys)}`;
}
