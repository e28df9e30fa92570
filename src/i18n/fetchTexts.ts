import type { Texts } from '../document/siteData.ts';

/**
 * Fetches the texts of a language.
 *
 * @throws when the file cannot be fetched.
 */
export async function fetchTexts(url: string): Promise<Texts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
