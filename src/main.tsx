import { BrowserRouter } from 'react-router-dom';
import { type Analytics, noAnalytics } from '../analytics/port.ts';
import { joinReferrer } from '../analytics/visit.ts';
import { App } from './app/App.tsx';
import { PageBoundary } from './app/PageBoundary.tsx';
import { reloadPage } from './app/reloadPage.ts';
import { API_BASE_URL } from './config.ts';
import { takeOverPage } from './hydration/takeOverPage.ts';
import { createI18n } from './i18n/createI18n.ts';
import { linkedLanguages } from './i18n/linkedLanguages.ts';
import type { Texts } from './i18n/locale.ts';
import { localePath, localePrefix } from './i18n/localePath.ts';
import { pageAt } from './i18n/pageAt.ts';
import { PAGES, type PageId } from './routes.ts';
import { createStyleCache } from './theme/styleCache.ts';
import { createSignupMemory } from './waitlist/signupMemory.ts';
import { createWaitlistApi } from './waitlist/waitlistApi.ts';

/** The values that the HTML was rendered with, and that hydration therefore starts from. */
interface Prerendered {
  page: PageId;
  /** The language's tag. */
  language: string;
  texts: Texts;
  builtYear: number;
}

/**
 * The browser's root: chooses the adapters and makes the document respond. `start.ts` calls it
 * once. Resolves, once the page responds, with a function that repeats what was held (`takeOverPage`).
 *
 * @param analytics counts what happens, in a build with a tracker.
 */
export async function startApplication(
  { page, language: tag, builtYear, texts: { strings, dir, ...texts } }: Prerendered,
  analytics: Analytics = noAnalytics,
): Promise<(held: HTMLElement) => void> {
  // Back or Forward has left this page, whose document is about to be loaded.
  if (pageAt(location.pathname, [tag]).page !== page) {
    reloadPage();
    return new Promise(() => {});
  }
  // The router knows addresses as links spell them; a static host serves other spellings, too.
  const isInLanguage = `${location.pathname}/`.startsWith(`${localePrefix(tag)}/`);
  if (page !== 'notFound' || !isInLanguage) {
    const address = localePath(tag, PAGES[page].path) + location.search + location.hash;
    history.replaceState(history.state, '', address);
  }
  const language = { tag, dir };
  const waitlist = {
    api: createWaitlistApi(API_BASE_URL, tag, joinReferrer),
    signupMemory: createSignupMemory(),
  };
  return takeOverPage(document.getElementById('root') as HTMLElement, (onReady) => (
    <PageBoundary onFailure={() => analytics.capture('page_error', {})}>
      <BrowserRouter basename={localePrefix(tag)} useTransitions={false}>
        <App
          pageContext={{ language, languages: linkedLanguages(), builtYear, ...texts }}
          i18n={createI18n(language, strings)}
          styleCache={createStyleCache()}
          analytics={analytics}
          waitlist={waitlist}
          onReady={onReady}
        />
      </BrowserRouter>
    </PageBoundary>
  ));
}
