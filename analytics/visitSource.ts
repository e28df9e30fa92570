import type { VisitSource } from './plan.ts';

const CAMPAIGN = /[?&](utm_(source|medium|campaign)|ref)=[^&#]*/g;

/**
 * Returns how the visit began. The first entry of the tab's history on this site has a key and the
 * address of the landing page, and keeps both through links, languages, reloads and Back, without
 * any storage. A page that was opened in another tab has the campaign of the page it was opened from. Without
 * `navigation` (before Chrome 102, Safari 26.2 and Firefox 147), each document is a visit.
 */
export function readVisitSource(): VisitSource {
  const first = window.navigation?.entries()[0];
  // Null for a document that hides its address.
  const address = first?.url ?? location.href;
  const { referrer } = document;
  const host = referrer.split('/')[2] ?? '';
  const campaign =
    address.match(CAMPAIGN) || (host === location.host && referrer.match(CAMPAIGN)) || [];
  return {
    referrer: host,
    landing: new URL(address).pathname + campaign.join(''),
    visit: first?.key ?? `${Math.random()}`,
  };
}
