import { Suspense, useEffect, useMemo } from 'react';
import { createPath, Router } from 'react-router-dom';
import { noAnalytics } from '../../analytics/port.ts';
import { App } from '../../src/app/App.tsx';
import { createI18n } from '../../src/i18n/createI18n.ts';
import type { LinkedLanguage, Locale } from '../../src/i18n/locale.ts';
import { localePath, localePrefix } from '../../src/i18n/localePath.ts';
import type { PageContext } from '../../src/i18n/pageContext.ts';
import { RESULT_PAGE_NAMES } from '../../src/messages/resultPages.ts';
import { RootProviders, type RootProvidersProps } from '../../src/RootProviders.tsx';
import { PAGE_IDS, PAGES } from '../../src/routes.ts';
import { LanguageSuggestionBanner } from '../../src/sections/languages/LanguageSuggestionBanner.tsx';
import { ResultPageView } from '../../src/serverPages/ResultPageView.tsx';
import { headlineFont } from '../../src/theme/fonts.ts';
import { createStyleCache } from '../../src/theme/styleCache.ts';
import type { RememberedSignup } from '../../src/waitlist/signupMemory.ts';
import type { Waitlist } from '../../src/waitlist/WaitlistContext.ts';
import type { Address } from './address.ts';
import { MAIL_NAMES, Mail } from './Mail.tsx';
import { reachState } from './reachState.ts';
import { statesOfPage } from './states.ts';

/** The home page with the banner that suggests this language to readers of others. */
const SUGGESTION = 'suggestion';
/** The pages, mails and result pages, in the order of the list. */
export const VIEWS = [...PAGE_IDS, SUGGESTION, ...MAIL_NAMES, ...RESULT_PAGE_NAMES] as string[];

const styleCache = createStyleCache();

interface SiteProps {
  address: Address;
  locale: Locale;
  languages: LinkedLanguage[];
}

/** The site's own application with the current texts, or a mail or result page. */
export function Site({ address, locale, languages }: SiteProps) {
  const { page, state } = address;
  const { language, strings, fallbackKeys } = locale;
  const i18n = useMemo(() => createI18n(language, strings), [language, strings]);
  const pageContext = useMemo<PageContext>(
    () => ({ language, languages, fallbackKeys, builtYear: new Date().getFullYear() }),
    [language, languages, fallbackKeys],
  );
  const context = { i18n, pageContext, styleCache };
  useEffect(() => {
    const { documentElement } = document;
    Object.assign(documentElement, { lang: language.tag, dir: language.dir });
    documentElement.dataset.headlines = headlineFont(JSON.stringify(strings));
  }, [language, strings]);

  const resultPage = RESULT_PAGE_NAMES.find((name) => name === page);
  const mail = MAIL_NAMES.find((name) => name === page);
  if (mail) return <Mail key={page} name={mail} context={context} />;
  if (resultPage) {
    return (
      <RootProviders {...context}>
        <ResultPageView page={resultPage} />
      </RootProviders>
    );
  }
  // Another language, or another state, is another visit.
  return <Visit key={`${language.tag} ${page} ${state}`} address={address} context={context} />;
}

interface VisitProps {
  address: Address;
  context: Omit<RootProvidersProps, 'children'>;
}

/** A visit to a page that brings about its state. */
function Visit({ address: { language, page, state }, context }: VisitProps) {
  const isSuggested = page === SUGGESTION;
  const id = PAGE_IDS.find((one) => one === (isSuggested ? 'home' : page)) ?? 'notFound';
  const waitlist = useMemo(() => waitlistIn(page, state), [page, state]);
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    return reachState(statesOfPage(page)[state]?.steps ?? []);
  }, [page, state]);
  return (
    <Router
      basename={localePrefix(language)}
      location={localePath(language, PAGES[id].path)}
      navigator={NAVIGATOR}
    >
      <Suspense>
        <App {...context} analytics={noAnalytics} waitlist={waitlist} onReady={markReady} />
      </Suspense>
      <RootProviders {...context}>
        {isSuggested && <LanguageSuggestionBanner tag={language} />}
      </RootProviders>
    </Router>
  );
}

/** Links lead nowhere here: the panel changes the page. Only *Back* asks the router. */
const NAVIGATOR: Parameters<typeof Router>[0]['navigator'] = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push() {},
  replace() {},
  go: (by) => history.go(by),
};

function markReady(): void {
  document.documentElement.dataset.scripts = 'ready';
}

/** The waitlist of a state: nothing is sent, and nothing remembered. */
function waitlistIn(page: string, state: string): Waitlist {
  const { answer, isMember } = statesOfPage(page)[state] ?? {};
  let joined: RememberedSignup | null = isMember ? { email: 'ada@example.com', form: null } : null;
  const listeners = new Set<() => void>();
  const { dataset } = document.documentElement;
  if (joined) dataset.joined = '';
  else delete dataset.joined;
  return {
    api: {
      async join() {
        if (answer === 'joined' || answer === 'alreadyRegistered') return { status: answer };
        if (answer) return { status: 'error', error: { type: answer, serverMessage: null } };
        return new Promise(() => {});
      },
    },
    signupMemory: {
      get: () => joined,
      remember(email, form) {
        joined = { email, form };
        dataset.joined = '';
        for (const listen of listeners) listen();
      },
      subscribe(listen) {
        listeners.add(listen);
        return () => listeners.delete(listen);
      },
    },
  };
}
