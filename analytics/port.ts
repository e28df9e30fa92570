import type { Origin, Visit } from '../src/rules/origin.ts';
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

/** The data that every event of a document has besides its own properties. */
interface EventContext {
  /** The language of the page. */
  locale: string;
  visit: Visit;
  /** Where the visit comes from, named as in the waitlist's own figures. */
  origin: Origin;
}

/** The part of an event that is not in the tracking plan. Both can be earlier than the tracker. */
interface EventMoment {
  /** Milliseconds since 1970. */
  at: number;
  /** The full address of the page. A tracker must remove the parts that it may not send. */
  url: string;
}

/**
 * Starts a tracker and returns the function that sends an event. The script of a tracker exports it
 * as `startTracker`.
 */
export type StartTracker = (
  context: EventContext,
) => (name: AnalyticsEventName, properties: object, moment: EventMoment) => void;
