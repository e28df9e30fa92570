import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createAnalytics } from '../analytics/createAnalytics.ts';
import { noAnalytics } from '../analytics/port.ts';
import { App } from './app/App.tsx';
import { createPageLoader } from './app/pageLoader.ts';
import { API_BASE_URL, POSTHOG_HOST, POSTHOG_KEY } from './config.ts';
import type { PageDocument } from './document/pageDocument.ts';
import { retryable } from './document/retryable.ts';
import { whenPageIdle } from './document/whenPageIdle.ts';
import { createI18n } from './i18n/createI18n.ts';
import { fetchStrings } from './i18n/fetchStrings.ts';
import { linkedLanguages } from './i18n/languages/linkedLanguages.ts';
import { localePrefix } from './i18n/localePath.ts';
import { visionFrameCode } from './sections/visionFrame/loading/visionFrameCode.ts';
import { createStyleCache } from './theme/styleCache.ts';
import { createJoinedEmail } from './waitlist/joinedEmail.ts';
import { createWaitlistApi } from './waitlist/waitlistApi.ts';

/**
 * Without requestIdleCallback: late enough that loading PostHog does not compete with hydration.
 */
const ANALYTICS_DELAY = 200;

/**
 * The browser's root: chooses the adapters and hydrates the document. `boot.ts` calls it once.
 *
 * @throws when the page's code cannot be fetched; the document then stays as it is.
 */
export async function start(): Promise<void> {
  const pageDocument: PageDocument = {
    ...JSON.parse(document.getElementById('page-document')?.textContent ?? ''),
    languages: linkedLanguages(),
  };
  const { language, strings, page: firstPage } = pageDocument;
  const i18n = createI18n(language, strings);
  const loadAllStrings = retryable(() => fetchStrings(i18n, pageDocument.stringsUrl));
  const loader = createPageLoader(
    (page) => {
      if (page === firstPage) return Promise.resolve();
      // Preloaded, but the page does not wait for it; VisionStage retries if this fails.
      if (page === 'home') visionFrameCode.load().catch(() => {});
      return loadAllStrings();
    },
    () => location.reload(),
  );
  await loader.load(firstPage);

  // Not POSTHOG_KEY: Rolldown drops the PostHog chunk only where the variable itself is tested. It
  // folds an imported constant too, but still emits the chunk and the modules it shares.
  const analytics = import.meta.env.VITE_POSTHOG_KEY
    ? createAnalytics({
        key: POSTHOG_KEY,
        host: POSTHOG_HOST,
        locale: language.tag,
        whenIdle: (task) => whenPageIdle(task, ANALYTICS_DELAY),
      })
    : noAnalytics;

  await new Promise<void>((resolve) => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <BrowserRouter basename={localePrefix(language.tag)}>
        <App
          pageDocument={pageDocument}
          i18n={i18n}
          styleCache={createStyleCache()}
          waitlist={{
            api: createWaitlistApi(API_BASE_URL),
            analytics,
            joinedEmail: createJoinedEmail(() => localStorage),
          }}
          loader={loader}
          onReady={resolve}
        />
      </BrowserRouter>,
    );
  });
}
