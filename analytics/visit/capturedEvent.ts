import type { AnalyticsEventName, AnalyticsEvents } from '../plan.ts';
import { isCampaignParameter, type Properties } from './sanitize.ts';

/** When and where an event happened. It may be sent much later, and must report the same then. */
export interface Moment {
  /** PostHog counts an event that arrives twice with the same uuid once. */
  uuid: string;
  timestamp: Date;
  /** The page's whole address; only its sanitized form is sent. */
  url: string;
}

/** An event as the queue holds it: with all its properties but the vendor's. */
export interface CapturedEvent {
  uuid: string;
  event: AnalyticsEventName;
  timestamp: Date;
  properties: Properties;
}

/** @param common properties that every event of this document carries. */
export function captureEvent<Name extends AnalyticsEventName>(
  event: Name,
  properties: AnalyticsEvents[Name],
  { uuid, timestamp, url }: Moment,
  common: Properties,
): CapturedEvent {
  const { host, pathname } = new URL(url);
  return {
    uuid,
    event,
    timestamp,
    properties: {
      ...common,
      $current_url: url,
      $host: host,
      $pathname: pathname,
      ...properties,
    },
  };
}

/**
 * Returns how the visitor arrived, in PostHog's names: the referrer and the campaign parameters of
 * the first page.
 *
 * @param url the first page's address; the first client navigation removes its query.
 */
export function arrivalProperties(url: string): Properties {
  const { referrer } = document;
  const campaign = [...new URL(url).searchParams].filter(([name]) => isCampaignParameter(name));
  return {
    ...Object.fromEntries(campaign),
    $referrer: referrer || '$direct',
    $referring_domain: referrer ? new URL(referrer).host : '$direct',
  };
}
