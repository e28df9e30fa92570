import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../hydration/useIsHydrated.ts';
import { localePath } from '../../i18n/localePath.ts';
import { usePageContext } from '../../i18n/pageContext.ts';
import { PAGES, pageOf } from '../../routes.ts';
import { rememberLanguageChoice } from './suggestedLanguage.ts';

/** Links to this page's documents in other languages. The footer styles them without classes. */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const { language, languages } = usePageContext();
  const pathIn = useLanguagePath();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('footer.languages')} data-languages="">
      <ul translate="no">
        {languages.map(({ tag, name }) => (
          <li key={tag}>
            <a
              href={pathIn(tag)}
              hrefLang={tag}
              lang={tag}
              aria-current={tag === language.tag ? 'true' : undefined}
              onClick={rememberLanguageChoice}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns a function from a language tag to this page's path, or that of home, in the language. */
export function useLanguagePath(): (tag: string) => string {
  const { pathname, hash } = useLocation();
  const isHydrated = useIsHydrated();
  const page = pageOf(pathname);
  const { path } = PAGES[page === 'notFound' ? 'home' : page];
  // The prerendered links have no fragment, and hydration must match them.
  return (tag) => `${localePath(tag, path)}${isHydrated ? hash : ''}`;
}
