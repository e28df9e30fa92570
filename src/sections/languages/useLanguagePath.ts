import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../document/hydration/useIsHydrated.ts';
import { usePageContext } from '../../document/pageContext.ts';
import { localePath } from '../../i18n/localePath.ts';
import { pageAt } from '../../i18n/pageAt.ts';
import { PAGES } from '../../routes.ts';

/**
 * Returns a function from a language tag to the path of this page and fragment in that language, or
 * of the home page if this page was not found.
 */
export function useLanguagePath(): (tag: string) => string {
  const { pathname, hash } = useLocation();
  const isHydrated = useIsHydrated();
  const { language } = usePageContext();
  const { page } = pageAt(pathname, [language.tag]);
  const { path } = PAGES[page === 'notFound' ? 'home' : page];
  // The prerendered links have no fragment, and hydration must match them.
  return (tag) => `${localePath(tag, path)}${isHydrated ? hash : ''}`;
}
