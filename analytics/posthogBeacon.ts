import type { CapturedEvent } from './capturedEvent.ts';
import { type Properties, sanitizeProperties } from './sanitize.ts';

export interface PostHogProject {
  /** Project key; it is public, as it stands in every request. */
  key: string;
  /** Where events go, e.g. `https://us.i.posthog.com`. */
  host: string;
}

/**
 * Sends events without posthog-js, for a visitor who leaves before it has loaded. They have the
 * vendor's wire format and properties, except those the vendor works out from the user agent
 * (`$browser`, `$os`, `$device_type` …).
 */
export function sendPostHogBeacon({ key, host }: PostHogProject, events: CapturedEvent[]): void {
  if (events.length === 0) return;
  const batch = events.map((event) => ({
    ...event,
    properties: sanitizeProperties({ ...vendorProperties(key), ...event.properties }),
  }));
  // A string is sent as text/plain, which needs no CORS preflight: none could finish while the page
  // is going away. `sent_at` lets PostHog correct a visitor's wrong clock. Hardened Firefox profiles
  // have no sendBeacon (`beacon.enabled`).
  navigator.sendBeacon?.(
    `${host.replace(/\/$/, '')}/e/`,
    JSON.stringify({ api_key: key, batch, sent_at: new Date() }),
  );
}

/** What posthog-js 1.434 would add. The user agent and `$host` are what PostHog hashes, with a salt
 * it throws away every day, into its cookieless visitor id; it drops events without them and does
 * not store the user agent. */
function vendorProperties(key: string): Properties {
  const isBot =
    navigator.webdriver || /bot|crawl|spider|headless|lighthouse/i.test(navigator.userAgent);
  return {
    token: key,
    distinct_id: '$posthog_cookieless',
    $cookieless_mode: true,
    $process_person_profile: false,
    $lib: 'web',
    $raw_user_agent: navigator.userAgent,
    $browser_type: isBot ? 'bot' : 'browser',
    $browser_language: navigator.language,
    $timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    $timezone_offset: new Date().getTimezoneOffset(),
    $viewport_width: innerWidth,
    $viewport_height: innerHeight,
  };
}
