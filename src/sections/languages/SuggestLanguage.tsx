import { lazy, Suspense } from 'react';
import { usePageDocument } from '../../i18n/pageDocument.ts';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { isLanguageSettled } from './settledLanguage.ts';

/**
 * The place of a suggestion to read the page in another language. Who reads it in the language that the
 * browser asks for first, or has settled on one, fetches nothing.
 */
export function SuggestLanguage() {
  const isHydrated = useIsHydrated();
  const { language } = usePageDocument();
  if (!isHydrated || navigator.languages[0]?.startsWith(language.tag) || isLanguageSettled()) {
    return null;
  }
  return (
    <Suspense>
      <LanguageSuggestion />
    </Suspense>
  );
}

const LanguageSuggestion = lazy(() =>
  import('./LanguageSuggestion.tsx').then(
    (module) => ({ default: module.LanguageSuggestion }),
    // The page is complete without it.
    () => ({ default: () => null }),
  ),
);
