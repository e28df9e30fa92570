import { API_BASE_URL, SITE_URL } from '../config.ts';
import { localePath } from '../i18n/localePath.ts';
import { WAITLIST_ID } from '../routes.ts';

/** Returns where the API's pages find a page of the site: its path, if both are on one origin. */
export function siteUrl(path: string): string {
  const isSameOrigin = API_BASE_URL === '' || new URL(API_BASE_URL).origin === SITE_URL;
  return isSameOrigin ? path : SITE_URL + path;
}

/** Returns where they find the form in a language. */
export function formUrl(tag: string): string {
  return `${siteUrl(localePath(tag, '/'))}#${WAITLIST_ID}`;
}
