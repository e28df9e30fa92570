import type { Analytics } from './port.ts';
import type { Vendor, Visit } from './visit/visit.ts';

interface DeferredAnalytics extends Analytics {
  /**
   * Loads posthog-js, if there is a visit. Call it once, when the application runs.
   *
   * @param whenIdle calls back once the page has nothing else to do.
   */
  loadVendor(whenIdle: (task: () => void) => void): void;
}

/**
 * Creates the application's analytics, whose events keep their time and place while they wait for
 * the visit to start. Without a visit it drops them silently. It imports nothing of the visit's: a
 * module in both would become a file of its own.
 *
 * @param starting resolves to undefined, or rejects, if there is no visit: the visitor must not be
 *   counted, or its code is blocked.
 */
export function deferAnalytics(
  starting: Promise<Visit | undefined>,
  importVendor: () => Promise<Vendor> = () => import('./posthog.ts'),
): DeferredAnalytics {
  return {
    capture: (name, properties) => {
      try {
        const uuid = crypto.randomUUID();
        const moment = { uuid, timestamp: new Date(), url: location.href };
        // The callbacks of a promise run in order, so events keep theirs.
        starting.then((visit) => visit?.capture(name, properties, moment)).catch(() => {});
      } catch {
        // A failure here must not stop the visitor's sign-up.
      }
    },
    loadVendor: (whenIdle) => {
      starting
        .then((visit) => visit && whenIdle(() => visit.useVendor(importVendor())))
        .catch(() => {});
    },
  };
}
