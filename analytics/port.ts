import type { AnalyticsEventName, AnalyticsEvents } from './events.ts';

/**
 * All that the site knows of analytics. `capture` never throws, never waits and returns nothing:
 * whether a tracker is there, still loading or absent makes no difference to the caller.
 */
export interface Analytics {
  capture<Name extends AnalyticsEventName>(name: Name, properties: AnalyticsEvents[Name]): void;
}

/** The port when no tracker is present: every call is a no-op. */
export const noAnalytics: Analytics = { capture: () => {} };
