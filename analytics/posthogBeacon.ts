import type { CapturedEvent } from './capturedEvent.ts';
import { type Properties, sanitizeProperties } from './sanitize.ts';

export interface PostHogProject {
  /** Project key; public, since every request carries it. */
  key: string;
  /** The origin that receives events, such as `https://us.i.posthog.com`. */
  host: string;
}

/**
 * Sends events without posthog-js, for a visitor who leaves before it has loaded. Wire format and
 * properties are the vendor's, except those that posthog-js derives from the user agent
 * (`$browser`, `$os`, `$device_type` …).
 */
export function sendPostHogBeacon({ key, host }: PostHogProject, events: CapturedEvent[]): void {
  if (events.length === 0) return;
  const batch = events.map((event) => ({
    ...event,
    properties: sanitizeProperties({ ...vendorProperties(key), ...event.properties }),
  }));
  // A string is sent as text/plain and so needs no CORS preflight, which could not finish while the
  // page unloads. `sent_at` lets PostHog correct a wrong clock. Hardened Firefox profiles have no
  // sendBeacon (`beacon.enabled`).
  navigator.sendBeacon?.(
    `${host.replace(/\/$/, '')}/e/`,
    JSON.stringify({ api_key: key, batch, sent_at: new Date() }),
  );
}

/**
 * Returns the properties that posthog-js 1.434 would add. PostHog hashes the user agent and
 * `$host`, with a salt that it discards daily, into its cookieless visitor id. It drops events
 * without them and does not store the user agent.
 */
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
