import { pageAt } from '../../../../src/i18n/pageAt.ts';
import { goTo } from './address.ts';

/**
 * Leads a click on a link of the site, which has addresses of its own there, to a place of the preview.
 *
 * @param tags of the languages that the site has
 */
export function followLink(event: MouseEvent, tags: string[]): void {
  const link = (event.target as Element).closest?.('a');
  const href = link?.getAttribute('href') ?? '';
  if (href.startsWith('#')) {
    event.preventDefault();
    document.getElementById(href.slice(1))?.focus();
  } else if (href.startsWith('/')) {
    const { locale: language, page } = pageAt(href.replace(/[#?].*/, ''), tags);
    event.preventDefault();
    event.stopImmediatePropagation();
    goTo({ language: link?.hreflang || language, page });
  }
}
