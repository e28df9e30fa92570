import { readLinkTags, type Visit, writeJoinReferrer } from '../src/rules/origin.ts';
import { isTracked } from './objection.ts';

/**
 * Returns how this visit began. A visit is one tab, however many documents it opens. The first
 * entry of the tab's history on this site keeps the address of the landing page through links,
 * languages, reloads and Back, and `noteReferrer` adds the site that led there. A page opened in
 * another tab has the tags of the page that it was opened from. Without `navigation` (before Chrome
 * 102, Safari 26.2 and Firefox 147), each document is a visit.
 */
export function readVisit(): Visit {
  // An entry's address is null for a document that hides it.
  const landing = new URL(window.navigation?.entries()[0]?.url ?? location.href);
  const opener = referrerHost() === location.host ? new URL(document.referrer) : undefined;
  const tags = readLinkTags(landing.search);
  return {
    landing: landing.pathname,
    tags: opener && Object.keys(tags).length === 0 ? readLinkTags(opener.search) : tags,
    referrer: notedReferrer() ?? (opener ? '' : referrerHost()),
  };
}

/**
 * Notes the site that led to this visit in the tab's history, from which later documents read it.
 * The router replaces an entry when it starts, and adds one for each page, so each gets the note.
 */
export function noteReferrer(): void {
  try {
    const { navigation } = window;
    const referrer = referrerHost();
    if (!navigation || !referrer || referrer === location.host) return;
    const note = () => {
      if (navigation.currentEntry?.getState()) return;
      navigation.updateCurrentEntry({ state: { referrer } });
    };
    note();
    navigation.addEventListener('currententrychange', note);
  } catch {
    // An extension may have replaced `navigation`. The page goes on without the note.
  }
}

function referrerHost(): string {
  return document.referrer.split('/')[2] ?? '';
}

function notedReferrer(): string | undefined {
  const states = window.navigation?.entries().map((entry) => entry.getState());
  return (states?.find(Boolean) as { referrer: string } | undefined)?.referrer;
}

/**
 * Returns the `fetch` options that tell the API where a sign-up came from, in the `Referer` header,
 * which needs no CORS permission. For visitors who object, they tell nothing.
 */
export function joinReferrer(): Pick<RequestInit, 'referrer' | 'referrerPolicy'> {
  if (!isTracked()) return { referrerPolicy: 'no-referrer' };
  try {
    return { referrer: writeJoinReferrer(readVisit()), referrerPolicy: 'unsafe-url' };
  } catch {
    // The origin stays unknown: nothing here may stop a join.
    return {};
  }
}
