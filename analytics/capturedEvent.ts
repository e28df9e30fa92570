import type { AnalyticsEventName, AnalyticsEvents } from './events.ts';
import { isCampaignParameter, type Properties } from './sanitize.ts';

/**
 * An event together with everything that is true only at the moment it happens. It may be sent
 * seconds later, from another page or while the document unloads, and must report the same then.
 */
export interface CapturedEvent {
  /** PostHog counts an event that arrives twice with the same uuid once. */
  uuid: string;
  event: AnalyticsEventName;
  timestamp: Date;
  properties: Properties;
}

/** @param common properties that every event of this document carries. */
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
 * Returns how the visitor arrived, in PostHog's names: the referrer and the campaign parameters of
 * the landing URL. Call it when the document starts: the first client navigation removes the query.
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
