import type { i18n } from 'i18next';
import type { Strings } from '../document/pageDocument.ts';

/**
 * Fetches a strings file and adds its strings to the instance.
 *
 * @throws when the file cannot be fetched.
 */
export async function fetchStrings(i18n: i18n, url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const strings: Strings = await response.json();
  i18n.addResourceBundle(i18n.language, 'translation', strings, true, true);
}
