import posthog, { type CaptureResult } from 'posthog-js/dist/module.slim.no-external';
import type { AnalyticsEventName } from './plan.ts';
import { type Properties, sanitizeProperties } from './sanitize.ts';

export interface PostHogProject {
  /** Project key; public, since every request carries it. */
  key: string;
  /** The origin that receives events, such as `https://us.i.posthog.com`, without a slash. */
  host: string;
}

/**
 * Starts the slim build of posthog-js, which contains no autocapture, session recording, surveys,
 * feature flags, heatmaps, web vitals or exceptions, and no code that loads scripts. Call it once.
 *
 * @param common properties that every event of this document carries.
 * @returns what sends an event that happened at a time, in milliseconds since 1970, on the page with
 * this address, of which only the sanitized form is sent. Both can be earlier than posthog-js itself.
 */
export function startPostHog({ key, host }: PostHogProject, common: Properties) {
  posthog.init(key, {
    api_host: host,
    // Stores nothing (but for a test key, removed at once) and identifies nobody. 'always' ignores
    // every later opt-out: `createLazyPostHog` checks for one before every event.
    cookieless_mode: 'always',
    persistence: 'memory',
    person_profiles: 'never',
    // No remote configuration and no feature flags: every request is a POST to /e/.
    advanced_disable_flags: true,
    // Observes nothing, and queries nothing of the browser that the privacy policy does not name.
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    disable_scroll_properties: true,
    disableDeviceModel: true,
    // `common` has the landing page's, in whichever document.
    save_referrer: false,
    save_campaign_params: false,
    // Keeps likely bots, marked `$browser_type: 'bot'`, which reports can exclude. Dropped events
    // would look like broken tracking, in automated tests too.
    opt_out_useragent_filter: true,
    // The shortest interval allowed: posthog-js flushes on pagehide, but phones end hidden pages.
    request_queue_config: { flush_interval_ms: 250 },
    // Sets the time here, since a third argument to `capture` makes each event a request of its own.
    before_send: (event) => (event?.properties.url ? complete(event) : null),
  });
  posthog.register(common);
  return (name: AnalyticsEventName, properties: Properties & { at: number; url: string }): void => {
    posthog.capture(name, properties);
  };
}

/** Sets an event's time and address: those that posthog-js reads may belong to a later page. */
function complete(event: CaptureResult): CaptureResult {
  const { at, url } = event.properties;
  const properties = sanitizeProperties(event.properties, new URL(url));
  return { ...event, timestamp: new Date(at), properties };
}
