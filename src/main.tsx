import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type Analytics, noAnalytics } from '../analytics/port.ts';
import { App } from './app/App.tsx';
import { PAGE_CODE } from './app/pageCode.ts';
import { API_BASE_URL } from './config.ts';
import type { PageContext } from './document/pageContext.ts';
import type { DocumentLanguage, Prerendered } from './document/siteData.ts';
import { createI18n } from './i18n/createI18n.ts';
import { fetchTexts } from './i18n/fetchTexts.ts';
import { linkedLanguages } from './i18n/languages/linkedLanguages.ts';
import { pageAt } from './i18n/pageAt.ts';
import { createStyleCache } from './theme/styleCache.ts';
import { checkEmail, emailDomain } from './waitlist/emailRules.ts';
import { createJoinedEmail } from './waitlist/joinedEmail.ts';
import { takeNativeSignup } from './waitlist/nativeSignup.ts';
import type { WaitlistServices } from './waitlist/WaitlistContext.ts';
import { createWaitlistApi } from './waitlist/waitlistApi.ts';

/**
 * The browser's root: chooses the adapters and hydrates the document. `start.ts` calls it once.
 * Resolves when the page responds: its parts may still be hydrating, but React hydrates the one
 * that gets an event before it handles the event.
 *
 * @param analytics counts what happens, in a build with a tracker.
 * @throws when the page's code or texts cannot be fetched; the document then stays as it is.
 */
export async function hydrate(
  { page, builtYear, textsUrl }: Prerendered,
  analytics: Analytics = noAnalytics,
): Promise<void> {
  const { lang, dir } = document.documentElement;
  const language = { tag: lang, dir } as DocumentLanguage;
  const [{ strings, ...texts }] = await Promise.all([fetchTexts(textsUrl), PAGE_CODE[page].load()]);
  // Back or Forward has left this page meanwhile, perhaps before `start.ts` could listen.
  if (pageAt(location.pathname, [lang]).page !== page) {
    location.reload();
    return new Promise(() => {});
  }
  const pageContext: PageContext = {
    language,
    languages: linkedLanguages(),
    builtYear,
    ...texts,
  };

  const waitlist: WaitlistServices = {
    api: createWaitlistApi(API_BASE_URL, language.tag),
    analytics,
    joinedEmail: createJoinedEmail(),
  };
  tellNativeSignup(waitlist);

  await new Promise<void>((resolve) => {
    // A transition hydrates in short tasks; without one, the whole page would be a single task.
    startTransition(() => {
      hydrateRoot(
        document.getElementById('root') as HTMLElement,
        <BrowserRouter useTransitions={false}>
          <App
            pageContext={pageContext}
            i18n={createI18n(language, strings)}
            styleCache={createStyleCache()}
            waitlist={waitlist}
            onReady={resolve}
          />
        </BrowserRouter>,
      );
    });
  });
}

/** Tells of a sign-up that the browser has sent itself, on return from its result. */
function tellNativeSignup({ joinedEmail, analytics }: WaitlistServices): void {
  const signup = takeNativeSignup();
  const check = checkEmail(signup?.email ?? '');
  if (!signup || !check.ok) return;
  if (!signup.isNew) {
    analytics.capture('email_signup_already_registered', {});
    return;
  }
  joinedEmail.remember(check.email, signup.form);
  analytics.capture('email_signup_success', {
    email_domain: emailDomain(check.email),
    form_location: signup.form,
  });
}
