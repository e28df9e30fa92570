import { maskAddresses, readArrival } from './arrival.ts';
import { observePage } from './observePage.ts';
import type { VisitReport } from './plan.ts';
import type { Analytics } from './port.ts';
import { presence } from './presence.ts';

/** Milliseconds for which an event waits for others. */
const DELAY = 1_000;
/** Events that wait while reports fail. The server takes 16 KB; a funnel needs its first steps most. */
const MAX_WAITING = 60;

/**
 * The site's own counting: the port's tracker for sites whose pages come with their own server. It is
 * inlined with the boot script, so that it counts from the first paint and nothing can block it but
 * the site itself. Events go to the waitlist's API with the next report; a report that fails is
 * repeated with the next one, at the latest when the page is hidden or the browser is online again.
 *
 * @param url of `POST /api/e`
 * @param common what every report of this document says, besides the arrival.
 */
export function createOwnCounting(
  url: string,
  common: Pick<VisitReport, 'member' | 'release'>,
): Analytics {
  const arrival = readArrival();
  let waiting: VisitReport['events'] = [];

  const capture: Analytics['capture'] = (name, properties) => {
    const { form_location, error_type } = properties as Record<string, string | undefined>;
    const page = maskAddresses(location.pathname);
    const event = { name, at: Date.now(), page, form_location, error_type };
    if (waiting.length < MAX_WAITING) waiting.push(event);
    setTimeout(report, DELAY);
  };
  const findForms = observePage(capture);

  function report(event?: Event) {
    findForms();
    if (presence() !== 'on') waiting = [];
    if (waiting.length === 0) return;
    const events = waiting;
    const body = JSON.stringify({ ...arrival, ...common, at: Date.now(), events });
    const keep = () => {
      waiting = [...events, ...waiting];
    };
    waiting = [];
    // A page that is hidden or left may end without another event.
    if (document.hidden || event?.type === 'pagehide') {
      if (!navigator.sendBeacon?.(url, body)) keep();
    } else {
      fetch(url, { method: 'POST', body, keepalive: true }).then(({ ok }) => ok || keep(), keep);
    }
  }

  addEventListener('DOMContentLoaded', findForms);
  for (const type of ['visibilitychange', 'pagehide', 'online']) addEventListener(type, report);
  return { capture };
}
