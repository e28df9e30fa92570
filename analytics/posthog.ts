import posthog, { type CaptureResult } from 'posthog-js/dist/module.slim.no-external';
import type { CapturedEvent } from './visit/capturedEvent.ts';
import type { PostHogProject } from './visit/posthogBeacon.ts';
import type { SendEvent } from './visit/queue.ts';
import type { Properties } from './visit/sanitize.ts';

/**
 * Starts the slim build of posthog-js, which contains no autocapture, session recording, surveys,
 * feature flags, heatmaps, web vitals or exceptions, and no code that loads scripts. Call it once.
 *
 * @param sanitize is the last to see an event's properties. Passed in, not imported: the bundler
 *   would move a shared module into its own chunk, and every visit would have to fetch it.
 */
export function createPostHogSender(
  { key, host }: PostHogProject,
  sanitize: (properties: Properties) => Properties,
): SendEvent {
  let sending: CapturedEvent | undefined;
  posthog.init(key, {
    api_host: host,
    // Stores nothing (but for a test key, removed at once) and identifies nobody. 'always' ignores
    // every later opt-out: `keepFirstPageView` has decided before this file is loaded.
    cookieless_mode: 'always',
    persistence: 'memory',
    person_profiles: 'never',
    // No remote configuration and no feature flags: every request is a POST to /e/.
    advanced_disable_flags: true,
    // Observes nothing, and queries nothing of the browser that is not sent.
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    disable_scroll_properties: true,
    disableDeviceModel: true,
    // Keeps likely bots, marked `$browser_type: 'bot'`: reports can exclude them, while events that
    // the browser drops look like broken tracking, in automated tests too.
    opt_out_useragent_filter: true,
    // The shortest interval allowed: posthog-js flushes on pagehide, but phones end hidden pages.
    request_queue_config: { flush_interval_ms: 250 },
    // Sets uuid and timestamp here, since a third argument to `capture` makes each event a request
    // of its own.
    before_send: (vendorEvent) =>
      vendorEvent && sending?.event === vendorEvent.event
        ? { ...sending, properties: sanitize(mergeProperties(sending, vendorEvent)) }
        : null,
  });
  return (event) => {
    sending = event;
    posthog.capture(event.event);
    sending = undefined;
  };
}

// An allow list, so that an upgrade sends nothing new unnoticed.
function mergeProperties(event: CapturedEvent, vendorEvent: CaptureResult): Properties {
  const added = VENDOR_PROPERTIES.map((name) => [name, vendorEvent.properties[name]]);
  return { ...Object.fromEntries(added), ...event.properties };
}

const VENDOR_PROPERTIES = [
  'token',
  'distinct_id',
  '$cookieless_mode',
  '$process_person_profile',
  '$lib',
  '$raw_user_agent',
  '$browser',
  '$browser_version',
  '$browser_type',
  '$browser_language',
  '$os',
  '$os_version',
  '$device_type',
  '$timezone',
  '$timezone_offset',
  '$viewport_width',
  '$viewport_height',
];
