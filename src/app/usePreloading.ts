import { useEffect } from 'react';
import { pageAt } from '../i18n/pageAt.ts';
import { PAGE_CODE } from './pageCode.ts';

/**
 * Fetches the code of linked pages: when a link is pointed at or focused and, once the visitor is
 * active, when it is on screen. A visitor who reads one screen and leaves does not download other
 * pages.
 *
 * @param language of the document. Links to other languages load documents.
 */
export function usePreloading(language: string): void {
  useEffect(() => {
    function preload(link: HTMLAnchorElement) {
      if (link.origin !== location.origin || link.hreflang) return;
      const { page } = pageAt(link.pathname, [language]);
      // A failed preload needs no handling: following the link requests the page again.
      PAGE_CODE[page].preload().catch(() => {});
    }
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) preload(target as HTMLAnchorElement);
      }
    });
    function preloadTarget({ target }: Event) {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (link) preload(link);
    }
    // Links may have appeared since the last activity; observing one again has no effect.
    function observeLinks() {
      for (const link of document.links) observer.observe(link);
    }
    const unmounted = new AbortController();
    const options = { passive: true, capture: true, signal: unmounted.signal };
    for (const type of ['pointerover', 'focusin']) addEventListener(type, preloadTarget, options);
    for (const type of ACTIVITIES) addEventListener(type, observeLinks, options);
    return () => {
      unmounted.abort();
      observer.disconnect();
    };
  }, [language]);
}

const ACTIVITIES = ['pointermove', 'touchstart', 'scroll', 'keydown'];
