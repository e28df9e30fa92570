import { CODE } from './invisibleCode.ts';

const SUBJECT = 'subject=';

/**
 * Moves the codes in the subjects of mail links into an attribute, `data-subject`: a mail that is
 * written from here has none, and a click on the link still opens the subject's text.
 */
export function cleanMailLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
    const [address = '', subject = ''] = link.href.split(SUBJECT);
    const marked = decodeURIComponent(subject);
    const plain = marked.replace(CODE, '');
    if (plain === marked) continue;
    link.dataset.subject = marked;
    link.href = address + SUBJECT + encodeURIComponent(plain);
  }
}
