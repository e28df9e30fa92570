import posthog, { type CaptureResult } from 'posthog-js/dist/module.slim.no-external';
import type { CapturedEvent } from './capturedEvent.ts';
import type { PostHogProject } from './posthogBeacon.ts';
import type { SendEvent } from './queue.ts';
import { sanitizeProperties } from './sanitize.ts';

/**
 * Starts posthog-js, the slim build: it holds no autocapture, session recording, surveys, feature
 * flags, heatmaps, web vitals or exceptions, and no code that loads scripts. To be called once.
 */
export function createPostHogSender({ key, host }: PostHogProject): SendEvent {
  let sending: CapturedEvent | undefined;
  posthog.init(key, {
    api_host: host,
    // Nothing is stored (but for a test key, removed at once) and nobody is identified. 'always'
    // ignores every later opt-out: isTrackingAllowed has decided before this file is loaded.
    cookieless_mode: 'always',
    persistence: 'memory',
    person_profiles: 'never',
    // Neither remote configuration nor feature flags: every request is a POST to /e/.
    advanced_disable_flags: true,
    // No watching of the visitor, and nothing asked of the browser that is not sent.
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    disable_scroll_properties: true,
    disableDeviceModel: true,
    // Likely bots are kept, marked `$browser_type: 'bot'`: reports can leave them out, while events
    // that the browser drops look like broken tracking, in automated tests too.
    opt_out_useragent_filter: true,
    // The shortest it allows: it flushes on pagehide, but a phone may end a page that is only hidden.
    request_queue_config: { flush_interval_ms: 250 },
    before_send: (vendorEvent) =>
      vendorEvent && sending?.event === vendorEvent.event
        ? withVendorProperties(sending, vendorEvent)
        : null,
  });
  return (event) => {
    sending = event;
    posthog.capture(event.event);
    sending = undefined;
  };
}

// uuid and time are set here since a third argument to `capture` makes each event its own request.
// Properties are chosen rather than refused, so that an upgrade sends nothing new unnoticed.
function withVendorProperties(event: CapturedEvent, vendorEvent: CaptureResult): CaptureResult {
  const added = VENDOR_PROPERTIES.map((name) => [name, vendorEvent.properties[name]]);
  return {
    ...event,
    properties: sanitizeProperties({ ...Object.fromEntries(added), ...event.properties }),
  };
}

const VENDOR_PROPERTIES = [
  'token',
  'distinct_id',
  '$cookieless_mode',
  '$process_person_profile',
  '$lib',
  '$lib_version',
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
