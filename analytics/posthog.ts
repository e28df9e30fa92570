import posthog, { type CaptureResult } from 'posthog-js/dist/module.slim.no-external';
import type { StartTracker } from './port.ts';
import { sanitizeProperties } from './sanitize.ts';

/**
 * Starts the slim build of posthog-js, which contains no autocapture, session recording, surveys,
 * feature flags, heatmaps, web vitals or exceptions, and no code that loads scripts. Called once.
 */
export const startTracker: StartTracker = ({ locale, visit, origin }) => {
  posthog.init(import.meta.env.VITE_POSTHOG_KEY, {
    api_host: import.meta.env.VITE_POSTHOG_HOST,
    // Stores nothing (except a test key, which it removes at once) and identifies no visitor.
    // 'always' ignores every later opt-out: `createAnalytics` checks for one before every event.
    cookieless_mode: 'always',
    persistence: 'memory',
    person_profiles: 'never',
    // No remote configuration and no feature flags: every request is a POST to /e/.
    advanced_disable_flags: true,
    // Observes nothing, and reads nothing from the browser that the privacy policy does not name.
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    disable_scroll_properties: true,
    disableDeviceModel: true,
    // Registered below: those of the landing page, whichever document is open.
    save_referrer: false,
    save_campaign_params: false,
    // Keeps likely bots, marked `$browser_type: 'bot'`, which reports can exclude. Dropped events
    // would look like broken tracking, in automated tests too.
    opt_out_useragent_filter: true,
    // The shortest interval allowed: posthog-js flushes on pagehide, but phones end hidden pages.
    request_queue_config: { flush_interval_ms: 250 },
    // Sets the time here, since a third argument to `capture` would send each event by itself.
    before_send: (event) => (event?.properties.url ? complete(event) : null),
  });
  posthog.register({
    locale,
    landing: origin.landing,
    source: origin.source,
    medium: origin.medium,
    campaign: origin.campaign,
    // Under the names that PostHog's own reports use.
    ...visit.tags,
    $referring_domain: visit.referrer || '$direct',
  });
  return (name, properties, moment) => {
    posthog.capture(name, { ...properties, ...moment });
  };
};

/** Sets an event's time and address: those that posthog-js reads may belong to a later page. */
function complete(event: CaptureResult): CaptureResult {
  const { at, url } = event.properties;
  const properties = sanitizeProperties(event.properties, new URL(url));
  return { ...event, timestamp: new Date(at), properties };
}
