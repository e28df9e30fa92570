import { localePath } from '../../../../src/i18n/localePath.ts';
import { mailsPath, STATUS_PAGE } from '../addresses.ts';
import { element } from './elements.ts';
import { pageLanguage } from './language.ts';

/** Creates the links from the site to the mails and back, and to the state of all languages. */
export function pageLinks(): HTMLElement[] {
  const isMail = /^\/mails(?:\/|$)/.test(location.pathname);
  const tag = pageLanguage();
  const links: [string, string][] = [
    isMail ? ['Site', localePath(tag, '/')] : ['Mails', mailsPath(tag)],
    ['Languages', STATUS_PAGE],
  ];
  return links.map(([label, href]) => element('a', { href }, label));
}
