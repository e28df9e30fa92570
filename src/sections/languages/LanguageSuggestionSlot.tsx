import { lazy, Suspense, useDeferredValue } from 'react';
import { useIsHydrated } from '../../hydration/useIsHydrated.ts';
import { usePageContext } from '../../i18n/pageContext.ts';
import { suggestedLanguage } from './suggestedLanguage.ts';

/** Loads the language suggestion if there is one; other visitors fetch nothing. */
export function LanguageSuggestionSlot() {
  // In a task of its own: comparing languages takes a slow phone 20 ms.
  const isHydrated = useDeferredValue(useIsHydrated());
  const { language, languages } = usePageContext();
  const offered = languages.map(({ tag }) => tag);
  const suggested = isHydrated && suggestedLanguage(language.tag, offered);
  if (!suggested) return null;
  return (
    <Suspense>
      <LanguageSuggestionBanner tag={suggested} />
    </Suspense>
  );
}

const LanguageSuggestionBanner = lazy(() =>
  import('./LanguageSuggestionBanner.tsx').then(
    (module) => ({ default: module.LanguageSuggestionBanner }),
    // The page is complete without the suggestion.
    () => ({ default: () => null }),
  ),
);
