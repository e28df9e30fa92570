import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type Analytics, noAnalytics } from '../analytics/port.ts';
import { App } from './app/App.tsx';
import { PageBoundary } from './app/PageBoundary.tsx';
import { loadDecorations, PAGE_CODE } from './app/pageCode.ts';
import { API_BASE_URL } from './config.ts';
import { checksumOf } from './document/checksum.ts';
import type * as changedPage from './document/hydration/changedPage.ts';
import type { EarlierControls } from './document/hydration/changedPage.ts';
import type { PageContext } from './document/pageContext.ts';
import { reloadPage } from './document/reloadPage.ts';
import type { Prerendered } from './document/siteData.ts';
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
 * The browser's root: chooses the adapters and makes the document respond. `start.ts` calls it once.
 * Resolves when the page responds, to a function that presses a button, or the one that has replaced
 * it. Parts of the page may still be hydrating, but React hydrates the one that gets an event before
 * it handles the event.
 *
 * A document as the build wrote it is hydrated. In one that an extension or a translator has changed,
 * React would discard part after part, so the page is rendered anew, at once. What the visitor has
 * done stays.
 *
 * @param analytics counts what happens, in a build with a tracker.
 * @throws when the page's code or texts cannot be fetched; the document then stays as it is.
 */
export async function hydrate(
  { page, language: tag, builtYear, textsUrl }: Prerendered,
  analytics: Analytics = noAnalytics,
): Promise<(button: HTMLElement) => void> {
  const [{ strings, dir, ...texts }] = await Promise.all([
    fetchTexts(textsUrl),
    PAGE_CODE[page].load(),
  ]);
  // Back or Forward has left this page meanwhile, perhaps before `start.ts` could listen.
  if (pageAt(location.pathname, [tag]).page !== page) {
    reloadPage();
    return new Promise(() => {});
  }
  const language = { tag, dir };
  const pageContext: PageContext = {
    language,
    languages: linkedLanguages(),
    builtYear,
    ...texts,
  };
  const waitlist: WaitlistServices = {
    api: createWaitlistApi(API_BASE_URL, tag),
    analytics,
    joinedEmail: createJoinedEmail(),
  };
  tellNativeSignup(waitlist);

  const root = document.getElementById('root') as HTMLElement;
  let changed: Promise<typeof changedPage> | undefined;
  const handleChange = () => {
    changed ??= import('./document/hydration/changedPage.ts');
    return changed;
  };
  if (root.dataset.checksum !== checksumOf(root)) {
    const { readyToRender } = await handleChange();
    await readyToRender(root, loadDecorations(page));
  }
  const rendering = await changed;
  // Controls that React discards keep what the visitor has done.
  const earlier: EarlierControls = {
    root,
    controls: [...root.querySelectorAll(CONTROLS)],
    focused: document.activeElement,
    openMenu: 'popover' in root ? root.querySelector(':popover-open') : null,
  };

  await new Promise<void>((resolve) => {
    const application = (
      <PageBoundary onFailure={() => analytics.capture('page_error', {})}>
        {rendering && <BeforeEffects call={() => rendering.restoreControls(earlier)} />}
        <BrowserRouter useTransitions={false}>
          <App
            pageContext={pageContext}
            i18n={createI18n(language, strings)}
            styleCache={createStyleCache()}
            waitlist={waitlist}
            onReady={resolve}
          />
        </BrowserRouter>
      </PageBoundary>
    );
    // A part that hydrates later may have been changed meanwhile.
    const options = {
      onRecoverableError: async () => (await handleChange()).restoreControls(earlier),
    };
    if (rendering) rendering.renderAnew(root, application, options);
    // A transition hydrates in short tasks; without one, the whole page would be a single task.
    else startTransition(() => void hydrateRoot(root, application, options));
  });

  const repeatLost = async (pressed: HTMLElement) => {
    // React has discarded it, and the press.
    if (changed && !pressed.isConnected) (await changed).successorOf(pressed, earlier)?.click();
  };
  const handleClick = ({ target }: Event) => {
    const pressed = (target as Element).closest<HTMLElement>(PRESSED);
    if (pressed) setTimeout(repeatLost, 0, pressed);
  };
  addEventListener('click', handleClick, true);
  return (button) => (button.isConnected ? button.click() : void repeatLost(button));
}

/** Selects what takes a press, apart from links: browsers follow one even when it has been discarded. */
const PRESSED = 'button, [data-region]';

/** Selects what a visitor types into, presses or opens. */
const CONTROLS = `input, details, summary, a, [popover], ${PRESSED}`;

/** Calls a function once the page is in the document, before the effects of what follows. */
function BeforeEffects({ call }: { call: () => void }) {
  useLayoutEffect(call, [call]);
  return null;
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
