import type { FirstPageView } from '../firstPageView.ts';
import type { AnalyticsEventName, AnalyticsEvents } from '../plan.ts';
import { arrivalProperties, captureEvent, type Moment } from './capturedEvent.ts';
import { onHidden } from './onHidden.ts';
import { type PostHogProject, sendPostHogBeacon } from './posthogBeacon.ts';
import { createEventQueue, type SendEvent } from './queue.ts';
import { type Properties, sanitizeProperties } from './sanitize.ts';

/** All that is counted between the start of a document and its end. */
export interface Visit {
  capture<Name extends AnalyticsEventName>(
    name: Name,
    properties: AnalyticsEvents[Name],
    moment: Moment,
  ): void;
  /** Lets posthog-js send the events, waiting ones first. If it is blocked, drops them silently. */
  useVendor(loading: Promise<Vendor>): void;
}

/** The exports of `posthog.ts`. */
export interface Vendor {
  createPostHogSender(
    project: PostHogProject,
    sanitize: (properties: Properties) => Properties,
  ): SendEvent;
}

/**
 * Takes the first page view over from the boot script, so that one of the two sends it. What no
 * vendor has sent goes by beacon when the page is hidden or left: a visit without an interaction never
 * loads posthog-js.
 */
export function startVisit(project: PostHogProject, firstPageView: FirstPageView): Visit {
  const queue = createEventQueue();
  const common = {
    locale: document.documentElement.lang,
    ...arrivalProperties(firstPageView.url),
  };
  const capture: Visit['capture'] = (name, properties, moment) =>
    queue.push(captureEvent(name, properties, moment, common));

  if (!firstPageView.isCounted) {
    firstPageView.isCounted = true;
    capture('$pageview', {}, firstPageView);
  }
  onHidden(() => queue.offer((events) => sendPostHogBeacon(project, events)));

  return {
    capture,
    useVendor: (loading) => {
      loading
        .then((vendor) => queue.open(vendor.createPostHogSender(project, sanitizeProperties)))
        .catch(queue.drop);
    },
  };
}
