/*
 * Inlined into every document's head: what cannot wait for another file. It restores the chosen color
 * scheme, marks an earlier sign-up for the styles, and runs the application at the visitor's first
 * interaction, through `start.ts`. Until then the page is plain HTML: links, typing and `<details>`
 * work natively. Whatever needs the application (a submit, a button) is held back, and repeated once
 * the page responds. A form that has waited too long is sent by the browser, as without scripts.
 */

import { isCounted } from '../analytics/presence.ts';
import { noteReferrer } from '../analytics/visit.ts';
import { restoreColorScheme } from './document/colorScheme.ts';
import { readStored } from './document/storage.ts';
import type * as startModule from './start.ts';
import { JOINED_EMAIL_KEY, markJoined } from './waitlist/joinedEmail.ts';
import { noteNativeSignup, sendNatively } from './waitlist/nativeSignup.ts';

/** Interactions with the page itself. They count even before the page has loaded. */
const INPUTS = ['pointerdown', 'keydown', 'focusin', 'input'];
const HELD_BACK = ['click', 'submit'];

/** Milliseconds for which a form waits for the application. */
const FORM_PATIENCE = 2000;
/** Milliseconds after a failed start before the next interaction tries again. */
const RETRY_AFTER = 3000;

restoreColorScheme();
if (readStored(JOINED_EMAIL_KEY) !== null) markJoined();
if (isCounted()) noteReferrer();

const { dataset } = document.documentElement;
let isStarted = false;
let heldBack: HTMLElement[] = [];

for (const type of INPUTS) addEventListener(type, start, true);
for (const type of HELD_BACK) addEventListener(type, hold, true);
// Tells `start.ts` where it must not restore a scroll position.
addEventListener('scroll', () => (dataset.scrolled = ''), { once: true });
// After load, and when Back or Forward returns: another page may have stored something meanwhile. A
// file that is fetched before the page is painted delays it.
addEventListener('pageshow', () => {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    importStartScript()
      .then(({ prepare }) => prepare(start))
      // The first interaction tries again.
      .catch(() => {});
  }).observe({ type: 'paint', buffered: true });
});

function importStartScript(): Promise<typeof startModule> {
  return import(/* @vite-ignore */ START_URL);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  importStartScript()
    .then(({ runApplication }) => runApplication())
    .then((press) => {
      dataset.scripts = 'ready';
      for (const button of heldBack.splice(0)) press(button);
    })
    .catch(() => {
      // Blocked, offline or removed by a deploy: the page stays, its form works without scripts.
      dataset.scripts = 'failed';
      sendForm();
      setTimeout(() => {
        isStarted = false;
      }, RETRY_AFTER);
    });
}

function hold(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || dataset.scripts === 'ready') return;
  if (dataset.scripts === 'failed' && navigator.onLine) {
    // The application will not run: the browser sends the form.
    if (target instanceof HTMLFormElement) noteNativeSignup(target);
    return;
  }
  // The sample windows can be pressed but are no buttons; the menu's button works natively.
  const button =
    event.type === 'submit'
      ? target.querySelector<HTMLElement>('[type=submit]')
      : target.closest<HTMLElement>('button:not([popovertarget]), [data-region]');
  // The click of a submit button continues to its submit event, which is held back.
  if (!button || (event.type === 'click' && (button as HTMLButtonElement).type === 'submit')) {
    return;
  }
  heldBack.push(button);
  event.preventDefault();
  event.stopImmediatePropagation();
  start();
  if (event.type === 'submit') setTimeout(sendForm, FORM_PATIENCE);
}

/** Lets the browser send the form that was held back, if any, as soon as it is online. */
function sendForm(): void {
  const submitter = heldBack.find((button) => button instanceof HTMLButtonElement && button.form);
  const form = (submitter as HTMLButtonElement | undefined)?.form;
  if (!form) return;
  // Offline, the browser would show its own error page, and lose what was typed.
  if (!navigator.onLine) {
    addEventListener('online', sendForm, { once: true });
    return;
  }
  heldBack = [];
  sendNatively(form);
}
