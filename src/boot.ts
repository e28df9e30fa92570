/*
 * The script in every document's head, inlined because it cannot wait for another file. It restores
 * the chosen color scheme, marks an earlier sign-up for the styles, notes the site that led here,
 * and starts the application once the page has loaded and is idle. Until then the page is plain
 * HTML: links, typing and `<details>` work natively, links until all of the page has hydrated. A
 * submit, and a press of a button that only the application can answer, is held and repeated once
 * the page responds.
 */

import { isTracked } from '../analytics/objection.ts';
import { noteReferrer } from '../analytics/visit.ts';
import { whenPageIdle } from './browser/whenPageIdle.ts';
import type * as startModule from './start.ts';
import { restoreColorScheme } from './theme/colorScheme.ts';
import { sendNatively } from './waitlist/sendNatively.ts';
import { markJoined, readJoinedEmail } from './waitlist/signupMemory.ts';

/** URL of `start.ts`. The build inserts it. */
declare const START_URL: string;

/** Milliseconds for which a form waits for the application. */
const FORM_PATIENCE = 2000;

restoreColorScheme();
if (readJoinedEmail()) markJoined();
if (isTracked()) noteReferrer();

const { dataset } = document.documentElement;
let isStarted = false;
let responds = false;
let held: HTMLElement[] = [];

addEventListener('click', keepFragment, true);
addEventListener('click', leaveLinkToBrowser, true);
for (const type of ['click', 'submit']) addEventListener(type, hold, true);
addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement) start('high');
});
// Tells `start.ts` whether the scroll position was restored.
addEventListener('scroll', () => (dataset.scrolled = ''), { once: true });
// After the first paint, which an earlier fetch would delay.
addEventListener('load', () => requestAnimationFrame(() => whenPageIdle(() => start('low'))));

function start(priority: 'high' | 'low'): void {
  if (isStarted) return;
  isStarted = true;
  (import(/* @vite-ignore */ START_URL) as Promise<typeof startModule>)
    .then(({ runApplication }) => runApplication(priority))
    .then((replay) => {
      responds = true;
      for (const element of held.splice(0)) replay(element);
      // Unless the page has failed meanwhile.
      whenPageIdle(() => (dataset.scripts ??= 'ready'));
    })
    .catch(() => {
      // The script is blocked, unreachable or gone after a deploy: the form works without it.
      dataset.scripts = 'failed';
      sendHeldForm();
    });
}

function hold(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || responds) return;
  // The application will not run: the browser answers.
  if (dataset.scripts === 'failed' && navigator.onLine) return;
  // `data-press` marks what can be pressed but is not a button; the menu's button works natively.
  const element =
    event.type === 'submit'
      ? (target as HTMLElement)
      : target.closest<HTMLElement>('button:not([popovertarget]), [data-press]');
  // The click of a submit button continues to its submit event. Extensions insert buttons without a
  // type.
  if (!element || (event.type === 'click' && (element as HTMLButtonElement).type === 'submit')) {
    return;
  }
  held.push(element);
  event.preventDefault();
  event.stopImmediatePropagation();
  start('high');
  if (event.type === 'submit') setTimeout(sendHeldForm, FORM_PATIENCE);
}

/**
 * Keeps links from the application while parts of the page are hydrating: among those tasks, a page
 * that it renders would be on screen twice as late as a document.
 */
function leaveLinkToBrowser(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest('a') && dataset.scripts !== 'ready') {
    event.stopImmediatePropagation();
  }
}

/** Keeps the fragment in links to this page in other languages, as the application does. */
function keepFragment({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (link) link.hash = location.hash;
}

/** Lets the browser send the held form, if any, as soon as it is online. */
function sendHeldForm(): void {
  const form = held.find((element) => element instanceof HTMLFormElement);
  if (!form) return;
  // Offline, the browser would show its own error page, and lose the typed text.
  if (!navigator.onLine) {
    addEventListener('online', sendHeldForm, { once: true });
    return;
  }
  held = [];
  sendNatively(form);
}
