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
 * Creates the site's analytics; call it once per document, before the first capture. Without a
 * tracker it does nothing at all. With one, events are queued until an idle page has loaded
 * posthog-js, or sent by beacon if the page is left before that. A blocked posthog-js drops events
 * silently.
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

  // Phones often end a hidden page without another event. Sent events have left the queue, so a
  // page that becomes visible again sends nothing twice.
  const sendWaiting = () => sendPostHogBeacon(project, queue.take());
  addEventListener('pagehide', sendWaiting);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendWaiting();
  });

  return {
    capture: (name, properties) => {
      try {
        queue.push(captureEvent(name, properties, common));
      } catch {
        // A failure here must not stop the visitor's sign-up.
      }
    },
  };
}

function legacyDoNotTrack(): string | null | undefined {
  return (window as PrivacySignals).doNotTrack;
}
