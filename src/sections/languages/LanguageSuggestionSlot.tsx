import { lazy, Suspense } from 'react';
import { usePageDocument } from '../../document/pageDocument.ts';
import { useIsHydrated } from '../../document/useIsHydrated.ts';
import { isSurelyPreferred } from '../../i18n/languages/preferredLanguage.ts';
import { isLanguageSettled } from './rememberedChoice.ts';

/**
 * The place of a suggestion to read the page in another language. Who reads it in the language that the
 * browser asks for first, or has settled on one, fetches nothing.
 */
export function SuggestLanguage() {
  const isHydrated = useIsHydrated();
  const { language, languages } = usePageDocument();
  if (!isHydrated || isLanguageSettled()) return null;
  const offered = languages.map(({ tag }) => tag);
  if (isSurelyPreferred(navigator.languages[0], language.tag, offered)) return null;
  return (
    <Suspense>
      <LanguageSuggestion />
    </Suspense>
  );
}

const LanguageSuggestion = lazy(() =>
  import('./LanguageSuggestionBanner.tsx').then(
    (module) => ({ default: module.LanguageSuggestion }),
    // The page is complete without it.
    () => ({ default: () => null }),
  ),
);
