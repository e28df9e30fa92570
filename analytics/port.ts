import type { AnalyticsEventName, AnalyticsEvents } from './plan.ts';

/**
 * The only analytics interface that the site knows. `capture` never throws, never waits and returns
 * nothing: a tracker that is loaded, loading or absent makes no difference to the caller.
 */
export interface Analytics {
  capture<Name extends AnalyticsEventName>(name: Name, properties: AnalyticsEvents[Name]): void;
}

/** The port without a tracker: every call is a no-op. */
export const noAnalytics: Analytics = { capture: () => {} };
