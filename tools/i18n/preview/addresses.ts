import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';

/** Returns the path of the page that shows a language's mails. */
export function mailsPath(tag: string): string {
  return tag === SOURCE_LOCALE ? '/mails' : `/mails/${tag}`;
}

/** Path of the page that shows how far the translations are. */
export const STATUS_PAGE = '/translations';
