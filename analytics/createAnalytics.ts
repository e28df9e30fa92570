import { arrivalProperties, captureEvent } from './capturedEvent.ts';
import { isTrackingAllowed, type PrivacySignals } from './isTrackingAllowed.ts';
import { type Analytics, noAnalytics } from './port.ts';
import { type PostHogProject, sendPostHogBeacon } from './posthogBeacon.ts';
import { createEventQueue, type SendEvent } from './queue.ts';

interface AnalyticsOptions extends PostHogProject {
  /** BCP 47 tag of the page's language; every event carries it. */
  locale: string;
  loadVendor?: () => Promise<{ createPostHogSender(project: PostHogProject): SendEvent }>;
  /** Calls back once the page has nothing else to do. */
  whenIdle: (task: () => void) => void;
}

/**
 * The site's analytics, to be created once per document and before anything is captured. Without a
 * tracker it does nothing at all. With one, events wait until posthog-js has been loaded by an idle
 * page, or leave by themselves when the page is left before that. A blocked posthog-js ends it silently.
 */
export function createAnalytics({
  locale,
  loadVendor = () => import('./posthog.ts'),
  whenIdle,
  ...project
}: AnalyticsOptions): Analytics {
  if (!isTrackingAllowed({ key: project.key, navigator, doNotTrack: legacyDoNotTrack() })) {
    return noAnalytics;
  }
  const queue = createEventQueue();
  const common = { locale, ...arrivalProperties() };

  whenIdle(() => {
    loadVendor()
      .then(({ createPostHogSender }) => queue.open(createPostHogSender(project)))
      .catch(queue.drop);
  });

  // A phone's page that was hidden often ends without another event. What has been sent is no longer
  // in the queue, so that a page which comes back sends nothing twice.
  const sendWhatWaits = () => sendPostHogBeacon(project, queue.take());
  addEventListener('pagehide', sendWhatWaits);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendWhatWaits();
  });

  return {
    capture: (name, properties) => {
      try {
        queue.push(captureEvent(name, properties, common));
      } catch {
        // Whatever goes wrong here, the visitor's sign-up goes on.
      }
    },
  };
}

function legacyDoNotTrack(): string | null | undefined {
  return (window as PrivacySignals).doNotTrack;
}
