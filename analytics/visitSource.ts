import { CONFIRM_ENDPOINT } from '../src/rules/contract.ts';
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
  // Only the pages that a mail's links lead to hide their address.
  const address = first ? (first.url ?? location.origin + CONFIRM_ENDPOINT) : location.href;
  const { referrer } = document;
  const host = referrer.split('/')[2] ?? '';
  const campaign =
    address.match(CAMPAIGN) || (host === location.host && referrer.match(CAMPAIGN)) || [];
  return {
    visit: first?.key ?? `${Math.random()}`,
    landing: new URL(address).pathname + campaign.join(''),
    referrer: host,
  };
}
