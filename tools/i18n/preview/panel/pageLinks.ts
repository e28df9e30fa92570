import { localePath } from '../../../../src/i18n/localePath.ts';
import { mailsPath } from '../mailsPath.ts';
import { STATUS_PAGE } from '../status/statusUrl.ts';
import { element } from './element.ts';
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
