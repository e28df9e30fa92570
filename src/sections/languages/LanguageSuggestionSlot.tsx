import { lazy, Suspense } from 'react';
import { usePageDocument } from '../../document/pageDocument.ts';
import { useIsHydrated } from '../../document/useIsHydrated.ts';

<<<<<<< HEAD

import { mayNeedSuggestion } from './mayNeedSuggestion.ts';

=======

import { isCertainMatch } from '../../i18n/languages/preferredLanguage.ts';
import { hasRememberedChoice } from './rememberedChoice.ts';

>>>>>>> fresh

/** Loads the language suggestion where it may be needed; others fetch nothing. */
export function LanguageSuggestionSlot() {
  const isHydrated = useIsHydrated();
  const { language, languages } = usePageDocument();
  const offered = languages.map(({ tag }) => tag);
<<<<<<< HEAD
  if (!isHydrated || !mayNeedSuggestion(language.tag, offered)) return null;
=======
  if (isCertainMatch(navigator.languages[0], language.tag, offered)) return null;
>>>>>>> fresh
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
