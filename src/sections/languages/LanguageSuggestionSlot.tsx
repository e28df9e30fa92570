import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../document/hydration/useIsHydrated.ts';
import { usePageContext } from '../../document/pageContext.ts';
import { mayNeedSuggestion } from './mayNeedSuggestion.ts';

/** Loads the language suggestion where it may be needed; others fetch nothing. */
export function LanguageSuggestionSlot() {
  const isHydrated = useIsHydrated();
  const { language, languages } = usePageContext();
  const offered = languages.map(({ tag }) => tag);
  if (!isHydrated || !mayNeedSuggestion(language.tag, offered)) return null;
  return (
    <Suspense>
      <LanguageSuggestionBanner />
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
