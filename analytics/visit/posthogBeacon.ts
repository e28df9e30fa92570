import { browserProperties } from './browserProperties.ts';
import type { CapturedEvent } from './capturedEvent.ts';
import { type Properties, sanitizeProperties } from './sanitize.ts';

export interface PostHogProject {
  /** Project key; public, since every request carries it. */
  key: string;
  /** The origin that receives events, such as `https://us.i.posthog.com`, without a slash. */
  host: string;
}

/**
 * Sends events without posthog-js, in its wire format and with the properties that it would add.
 *
 * @returns whether the browser has taken the events. It does not above 64 KiB on their way, nor
 *   where beacons are switched off (`beacon.enabled` in hardened Firefox profiles).
 */
export function sendPostHogBeacon({ key, host }: PostHogProject, events: CapturedEvent[]): boolean {
  const vendorProperties = { ...projectProperties(key), ...browserProperties() };
  const batch = events.map((event) => ({
    ...event,
    properties: sanitizeProperties({ ...vendorProperties, ...event.properties }),
  }));
  // A string is sent as text/plain and so needs no CORS preflight, which could not finish while the
  // page unloads. `sent_at` lets PostHog correct a wrong clock.
  const body = JSON.stringify({ api_key: key, batch, sent_at: new Date() });
  return navigator.sendBeacon?.(`${host}/e/`, body) ?? false;
}

/**
 * Returns the properties of an event without a person. PostHog makes its cookieless visitor id of
 * the IP address, `$host`, `$raw_user_agent` and the day in `$timezone`, hashed with a salt that it
 * discards daily. It drops events without them and does not store the user agent.
 */
function projectProperties(key: string): Properties {
  return {
    token: key,
    distinct_id: '$posthog_cookieless',
    $cookieless_mode: true,
    $process_person_profile: false,
    $lib: 'web',
  };
}
