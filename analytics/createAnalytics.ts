import { originOf } from '../src/rules/origin.ts';
import { isTracked } from './objection.ts';
import { observePage } from './observePage.ts';
import type { Analytics, StartTracker } from './port.ts';
import { readVisit } from './visit.ts';

/**
 * Creates the port of a build with a tracker. The tracker's script is loaded at the first event,
 * usually the page view. Events wait for it with their time and page. Those of a visitor who
 * leaves before, or who blocks it, are not sent.
 *
 * @param load imports the script once the page is idle.
 */
export function createAnalytics(
  load: () => Promise<{ startTracker: StartTracker }>,
  { locale }: { locale: string },
): Analytics {
  let starting: Promise<ReturnType<StartTracker>> | undefined;
  const start = () => {
    const visit = readVisit();
    const context = { locale, visit, origin: originOf(visit) };
    return load().then(({ startTracker }) => startTracker(context));
  };
  return observePage((name, properties) => {
    if (!isTracked()) return;
    const moment = { at: Date.now(), url: location.href };
    starting ??= start();
    // The callbacks of a promise run in order, so events stay in order.
    starting.then((send) => send(name, properties, moment)).catch(() => {});
  });
}
