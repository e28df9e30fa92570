import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../document/useIsHydrated.ts';
import { localePath } from '../../i18n/localePath.ts';
import { PAGES, pageAt } from '../../routes.ts';

/**
 * Where this page, and the place in it, is found in another language. A page that is not found leads to
 * the other language's home.
 */
export function useLanguagePath(): (tag: string) => string {
  const { pathname, hash } = useLocation();
  const isHydrated = useIsHydrated();
  const page = pageAt(pathname);
  const { path } = PAGES[page === 'notFound' ? 'home' : page];
  // The prerendered links know no fragment, and hydration leaves them as they are.
  return (tag) => `${localePath(tag, path)}${isHydrated ? hash : ''}`;
}
