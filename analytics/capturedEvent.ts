import type { AnalyticsEventName, AnalyticsEvents } from './events.ts';
import { isCampaignParameter, type Properties } from './sanitize.ts';

/**
 * An event with all that is true only at the moment it happens. It may be sent seconds later, from
 * another page of the site or while the site is being left, and must tell the same then.
 */
export interface CapturedEvent {
  /** PostHog counts an event that arrives twice with the same uuid once. */
  uuid: string;
  event: AnalyticsEventName;
  timestamp: Date;
  properties: Properties;
}

/** `common` are properties that every event of this document carries. */
export function captureEvent<Name extends AnalyticsEventName>(
  event: Name,
  properties: AnalyticsEvents[Name],
  common: Properties,
): CapturedEvent {
  return {
    uuid: crypto.randomUUID(),
    event,
    timestamp: new Date(),
    properties: {
      ...common,
      $current_url: location.href,
      $host: location.host,
      $pathname: location.pathname,
      ...properties,
    },
  };
}

/**
 * How the visitor came here, in PostHog's names: the referrer and the campaign of the landing URL.
 * To be read when the document starts: the query is gone after the first client navigation.
 */
export function arrivalProperties(): Properties {
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
    isCampaignParameter(name),
  );
  return {
    ...Object.fromEntries(campaign),
    $referrer: document.referrer || '$direct',
    $referring_domain: document.referrer ? new URL(document.referrer).host : '$direct',
  };
}
