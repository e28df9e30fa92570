import type { Moment } from './visit/capturedEvent.ts';
import { onHidden } from './visit/onHidden.ts';
import type { PostHogProject } from './visit/posthogBeacon.ts';

/** The document's first page view, shared by the boot script and the visit that it starts. */
export interface FirstPageView extends Moment {
  /** Whether it has been sent, or a visit will send it. The boot script then does nothing more. */
  isCounted: boolean;
}

/**
 * Notes the page view the moment the document starts, and sends it by beacon if the page is hidden
 * or left before `startVisit` takes it over.
 *
 * Part of the inlined boot script, so it shares no code with the visit and sends bare facts: no name
 * of a browser, system or device, no campaign and no referrer. Instead of masking addresses it sends
 * nothing that can hold one: no query, and no path segment with an at sign or an escape.
 *
 * @returns undefined if the visitor must not be counted; then there must be no visit either.
 */
export function keepFirstPageView({ key, host }: PostHogProject): FirstPageView | undefined {
  if (!isTrackingAllowed()) return undefined;

  // Without https there is no randomUUID. PostHog then assigns one.
  const uuid = crypto.randomUUID?.();
  const timestamp = new Date();
  const view: FirstPageView = { uuid, timestamp, url: location.href, isCounted: false };

  onHidden(() => {
    const { host: $host, origin, pathname } = new URL(view.url);
    const $pathname = pathname.replace(/[^/]*[@%&][^/]*/g, '[email]');
    // PostHog needs the first seven for its cookieless visitor id (`posthogBeacon.ts`).
    const properties = {
      token: key,
      distinct_id: '$posthog_cookieless',
      $cookieless_mode: true,
      $process_person_profile: false,
      $raw_user_agent: navigator.userAgent,
      $timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      $host,
      $pathname,
      $current_url: origin + $pathname,
      locale: document.documentElement.lang,
    };
    const batch = [{ uuid, event: '$pageview', timestamp, properties }];
    // False if the browser does not take it, undefined where beacons are switched off.
    view.isCounted ||= navigator.sendBeacon?.(
      `${host}/e/`,
      JSON.stringify({ api_key: key, batch, sent_at: new Date() }),
    );
  });
  return view;
}

/** Whether this visitor may be counted: neither Do Not Track nor Global Privacy Control is on. */
function isTrackingAllowed(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack !== '1' && !globalPrivacyControl;
}
