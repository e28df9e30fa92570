import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleScript } from '../../../../prerender/document/bundleScript.ts';
import { SOURCE_FILE, translatedTags } from '../../../../translations/files/localeFolder.ts';
import { readStatus } from '../../../../translations/status/readStatus.ts';
import type { Repository } from '../repository.ts';
import { statusPage } from './statusPage.ts';

/**
 * Returns the page of a project's translations, with the files as they are now.
 *
 * @param shown tags of the languages whose pages can be visited
 */
export async function statusPageOf(
  root: string,
  shown: readonly string[],
  repository: Repository | undefined,
): Promise<string> {
  const start = {
    existing: translatedTags(root),
    sourceText: readFileSync(path.join(root, SOURCE_FILE), 'utf8'),
    ...(repository ? { newFileUrl: repository.newLocaleUrl('TAG.json') } : {}),
  };
  const script = await bundleScript(root, 'tools/i18n/preview/status/startLanguage.ts');
  return statusPage(readStatus(root), shown, start, script, repository);
}
