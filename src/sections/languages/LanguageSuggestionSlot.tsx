import { lazy, Suspense } from 'react';
import { usePageDocument } from '../../document/pageDocument.ts';
import { useIsHydrated } from '../../document/useIsHydrated.ts';
import { isCertainMatch } from '../../i18n/languages/preferredLanguage.ts';
import { hasRememberedChoice } from './rememberedChoice.ts';

/**
 * Loads the language suggestion where it may be needed. Visitors who read the page in their
 * browser's first language, or who have chosen before, fetch nothing.
 */
export function LanguageSuggestionSlot() {
  const isHydrated = useIsHydrated();
  const { language, languages } = usePageDocument();
  if (!isHydrated || hasRememberedChoice()) return null;
  const offered = languages.map(({ tag }) => tag);
  if (isCertainMatch(navigator.languages[0], language.tag, offered)) return null;
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
