/*
 * A script of its own, which `boot.ts` imports once the page has been painted, or earlier at the first
 * interaction. It fetches the application when the page is idle, and runs it. Nothing else runs in
 * a visit without an interaction, except the code that counts it
 * (docs/specification.md#when-scripts-run).
 */

import { createTracker } from '../analytics/tracker.ts';
import { HAS_TRACKER } from './config.ts';
import { whenPageIdle } from './document/hydration/whenPageIdle.ts';
import { reloadOnHistoryNavigation } from './document/reloadPage.ts';
import { readStored } from './document/storage.ts';
import { linkedLanguages } from './i18n/linkedLanguages.ts';
import type * as application from './main.tsx';
import { type PageId, WAITLIST_ID } from './routes.ts';
import { suggestedLanguage } from './sections/languages/suggestedLanguage.ts';
import { JOINED_EMAIL_KEY } from './waitlist/joinedEmail.ts';
import { hasNativeSignup } from './waitlist/nativeSignup.ts';

/** Signs that the visitor may interact soon. They count once the page has loaded and is idle. */
const MOVES = ['pointermove', 'touchstart', 'wheel', 'scroll'];

/** The newest browser feature that the site needs. */
const NEWEST_COLOR = 'light-dark(red, red)';

// Read once: the bundler inserts the whole object at each use of the name.
const files = SITE_FILES;
const { builtYear } = files;
const { dataset } = document.documentElement;
const page = dataset.page as PageId;
// Not `lang`, which translators change.
const language = dataset.language as string;
const scripts = files.scripts[page] as string[];
const textsUrl = files.texts[language] as string;

const tracker = HAS_TRACKER ? createTracker(loadTracker, { locale: language }) : undefined;
let isFetched = false;
const wasAtTop = scrollY === 0;

const stopReloading = reloadOnHistoryNavigation();

/**
 * Once the page is idle, fetches the application for the first interaction, or starts it at once if
 * the HTML is out of date.
 */
export function prepare(start: () => void): void {
  whenPageIdle(() => {
    if (needsApplicationAtOnce()) return start();
    for (const type of MOVES) {
      // The browser itself scrolls to a fragment.
      if (type === 'scroll' && location.hash) continue;
      addEventListener(type, start, { capture: true, passive: true });
    }
    if (!isConnectionCostly()) fetchApplication('low');
  });
}

/**
 * Runs the application. Resolves, once the page responds, with a function that clicks a button or
 * the one that has replaced it.
 *
 * @throws when one of its files cannot be fetched, or in an older browser (README.md#browsers), where
 *   it could fail halfway and break the page. The page then stays plain HTML.
 */
export async function runApplication(): Promise<(button: HTMLElement) => void> {
  if (!CSS.supports('color', NEWEST_COLOR)) throw new Error('older browser');
  // The first input can precede the end of the document.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  }
  if (lacksScroll()) scrollTo({ top: history.state?.scrollY, behavior: 'instant' });
  fetchApplication('high');
  try {
    // One by one: evaluating all of them together would be one long task.
    let main: unknown;
    for (const url of scripts) main = await import(/* @vite-ignore */ url);
    const press = await (main as typeof application).startApplication(
      { page, language, textsUrl, builtYear },
      tracker,
    );
    stopReloading();
    return press;
  } catch (error) {
    isFetched = false;
    throw error;
  }
}

/** Returns whether the browser has not scrolled, as for a history entry that the application added. */
function lacksScroll(): boolean {
  return wasAtTop && dataset.scrolled === undefined && history.state?.scrollY > 0;
}

/** Returns whether the browser holds something that the prerendered page cannot know. */
function needsApplicationAtOnce(): boolean {
  const offered = linkedLanguages().map(({ tag }) => tag);
  return (
    readStored(JOINED_EMAIL_KEY) !== null ||
    hasNativeSignup() ||
    builtYear !== new Date().getFullYear() ||
    (page !== 'notFound' && suggestedLanguage(language, offered) !== undefined) ||
    lacksScroll() ||
    // The form's field takes focus, or a question opens.
    document.querySelector(`#${WAITLIST_ID}:target, details :target`) !== null
  );
}

function isConnectionCostly(): boolean {
  const { connection } = navigator as {
    connection?: { saveData: boolean; effectiveType: string };
  };
  return !!connection && (connection.saveData || /[23]g/.test(connection.effectiveType));
}

/** Fetches what `runApplication` needs, without running it. */
function fetchApplication(priority: 'high' | 'low'): void {
  if (isFetched) return;
  isFetched = true;
  for (const url of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = priority;
    link.href = url;
    document.head.append(link);
  }
  fetch(textsUrl, { priority }).catch(() => {});
}

async function loadTracker() {
  await new Promise<void>((resolve) => whenPageIdle(resolve));
  return import(/* @vite-ignore */ files.trackerScript as string);
}
