import { observePage } from './observePage.ts';
import type { VisitReport } from './plan.ts';
import type { Analytics } from './port.ts';
import { isCounted } from './presence.ts';
import { readVisitSource } from './visitSource.ts';

/** Milliseconds for which an event waits for others. */
export const REPORT_DELAY = 1_000;

/**
 * The site's own counting: the port's tracker for sites whose pages come with their own server. It is
 * inlined with the boot script, so that it counts from the first paint and nothing can block it but
 * the site itself. Events go to the waitlist's API with the next report; a report that fails is
 * repeated with the next one, at the latest when the page is hidden.
 *
 * @param url of `POST /api/e`
 * @param common what every report of this document says, besides the visit's source.
 */
export function createOwnCounting(
  url: string,
  common: Pick<VisitReport, 'member' | 'release'>,
): Analytics {
  const source = readVisitSource();
  const waiting: VisitReport['events'] = [];

  function report() {
    const events = waiting.splice(0);
    if (!events[0] || !isCounted()) return;
    const text = JSON.stringify({ ...source, ...common, events });
    // An email address in a path, a campaign or a referrer, in its usual spellings: there is no room
    // for `maskEmails` in the inlined script. The server refuses the others. `utm_campaign=@handle` stays.
    const body = text.replace(
      /([?&]\w+=(@|%40)[\w.-]+)|[^"/?&=]*(@|%(25)*40)[^"/?&]*/g,
      (_, handle) => handle ?? '[email]',
    );
    const keep = () => waiting.push(...events);
    // A hidden page may end without another event. Offline, the browser takes a beacon and loses it.
    if (document.hidden) (navigator.onLine && navigator.sendBeacon(url, body)) || keep();
    else fetch(url, { method: 'POST', body, keepalive: true }).then(({ ok }) => ok || keep(), keep);
  }

  addEventListener('visibilitychange', report);
  return observePage((name, properties) => {
    // Leaves out the properties that the plan marks as unreported.
    const { email_domain, error_message, ...own } = properties as Record<string, string>;
    waiting.push({ name, at: Date.now(), page: location.pathname, ...own });
    setTimeout(report, REPORT_DELAY);
  });
}
