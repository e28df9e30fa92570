/*
 * Inlined into every document's head, and all that runs before the visitor's first interaction, except
 * the code that counts the visit (docs/specification.md#when-scripts-run). It restores the chosen color
 * scheme, tells the styles of an earlier sign-up, fetches the application when the page is idle, and
 * runs it at the first interaction. Until then the page is plain HTML: links, typing and `<details>`
 * work natively. Whatever needs the application (a submit, a button) is held back, and repeated once
 * the page responds. A form that has waited too long is sent by the browser, as without scripts.
 */

import { keepFirstPageView } from '../analytics/firstPageView.ts';
import type * as visitModule from '../analytics/visit/visit.ts';
import { POSTHOG_HOST, POSTHOG_KEY } from './config.ts';
import { restoreColorScheme } from './document/colorScheme.ts';
import { whenIdle } from './document/hydration/whenPageIdle.ts';
import { type InlinedData, readInlinedData } from './document/inlinedData.ts';
import { readStored } from './document/storage.ts';
import { linkedTags } from './i18n/languages/linkedLanguages.ts';
import { WAITLIST_ID } from './routes.ts';
import { mayHaveSuggestion } from './sections/languages/suggestedLanguage.ts';
import { JOINED_EMAIL_KEY, markJoined } from './waitlist/joinedEmail.ts';
import { hasNativeSignup, noteNativeSignup } from './waitlist/nativeSignup.ts';

/** The exports of `main.tsx`, the last of the document's scripts. */
interface Application {
  /** Hydrates the document; resolves when the page responds. */
  start(visit?: Promise<visitModule.Visit>): Promise<void>;
}

/** Interactions with the page itself. They count even before the page has loaded. */
const INPUTS = ['pointerdown', 'keydown', 'focusin', 'input'];
/** Signs that the visitor may interact soon. They count once the page has loaded and is idle. */
const MOVES = ['pointermove', 'touchstart', 'wheel', 'scroll'];
const HELD_BACK = ['click', 'submit'];

/** Milliseconds for which a form waits for the application. */
const PATIENCE = 2000;
/** Milliseconds after a failed start before the next interaction tries again. */
const RETRY_AFTER = 3000;

const project = { key: POSTHOG_KEY, host: POSTHOG_HOST };
// Not POSTHOG_KEY, here and below: the bundler drops the code only where the variable itself is
// tested.
const firstPageView = import.meta.env.VITE_POSTHOG_KEY ? keepFirstPageView(project) : undefined;
let visit: Promise<visitModule.Visit> | undefined;

restoreColorScheme();
if (readStored(JOINED_EMAIL_KEY) !== null) markJoined();

const { pathname } = location;
let isStarted = false;
let isFetched = false;
let heldBack: HTMLElement[] = [];

listen(INPUTS);
for (const type of HELD_BACK) addEventListener(type, hold, { capture: true });
addEventListener('popstate', reloadOtherPage);
// After load, and when Back or Forward returns: another page may have stored something meanwhile.
addEventListener('pageshow', () => whenIdle(prepare, 1));

function prepare(): void {
  const data = readInlinedData();
  if (import.meta.env.VITE_POSTHOG_KEY) startVisit(data);
  if (isOutdated(data)) start();
  else if (!isStarted) {
    // The browser itself scrolls to a fragment.
    listen(MOVES.filter((type) => type !== 'scroll' || !location.hash));
    if (!isConnectionCostly()) fetchApplication(data, 'low');
  }
}

/** Whether the browser holds something that the prerendered page cannot know. */
function isOutdated({ builtYear }: InlinedData): boolean {
  return (
    readStored(JOINED_EMAIL_KEY) !== null ||
    hasNativeSignup() ||
    builtYear !== new Date().getFullYear() ||
    mayHaveSuggestion(document.documentElement.lang, linkedTags()) ||
    // Back to an entry that the application has added, whose scroll position only it restores.
    history.scrollRestoration === 'manual' ||
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

/** Fetches what `run` needs, without running it. */
function fetchApplication({ scripts, textsUrl }: InlinedData, priority: 'high' | 'low'): void {
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

/** Hands counting over to the visit's own code. If that is blocked, the boot script keeps it. */
function startVisit({ visitScript }: InlinedData): void {
  if (!firstPageView || visit || !visitScript) return;
  visit = import(/* @vite-ignore */ visitScript).then((module: typeof visitModule) =>
    module.startVisit(project, firstPageView),
  );
  visit.catch(() => {});
}

function hold(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (document.documentElement.dataset.scripts === 'failed') {
    // Nothing to wait for.
    if (target instanceof HTMLFormElement) noteNativeSignup(target);
    return;
  }
  // The Vision Frame's sample windows take a press too, and are no buttons.
  const button =
    event.type === 'submit'
      ? (event as SubmitEvent).submitter
      : target.closest<HTMLElement>('button, [data-region]');
  // The click of a submit button continues to its submit event, which is held back.
  if (!button || (event.type === 'click' && (button as HTMLButtonElement).type === 'submit')) {
    return;
  }
  heldBack.push(button);
  event.preventDefault();
  event.stopImmediatePropagation();
  start();
  if (event.type === 'submit') setTimeout(sendForm, PATIENCE);
}

/** Has the browser send the form that waits, if one does. */
function sendForm(): void {
  const submitter = heldBack.find((button) => button instanceof HTMLButtonElement && button.form);
  const form = (submitter as HTMLButtonElement | undefined)?.form;
  if (!form) return;
  heldBack = [];
  noteNativeSignup(form);
  form.submit();
}

function listen(types: string[]): void {
  for (const type of types) addEventListener(type, start, { capture: true, passive: true });
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const type of [...INPUTS, ...MOVES]) removeEventListener(type, start, { capture: true });
  run().catch(() => {
    // Blocked, offline, or removed by a deploy: the page stays as it is, and its form works without.
    document.documentElement.dataset.scripts = 'failed';
    sendForm();
    setTimeout(() => {
      isStarted = isFetched = false;
      listen([...INPUTS, ...MOVES]);
    }, RETRY_AFTER);
  });
}

async function run(): Promise<void> {
  // The first input can precede the end of the document, which holds the list of scripts.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  }
  const data = readInlinedData();
  if (import.meta.env.VITE_POSTHOG_KEY) startVisit(data);
  fetchApplication(data, 'high');
  let application: Application | undefined;
  // One by one, because evaluating all of them at once would be one long task.
  for (const url of data.scripts) application = await import(/* @vite-ignore */ url);
  await application?.start(visit);
  document.documentElement.dataset.scripts = 'ready';
  removeEventListener('popstate', reloadOtherPage);
  for (const type of HELD_BACK) removeEventListener(type, hold, { capture: true });
  for (const button of heldBack.splice(0)) button.click();
}

/**
 * Loads the page that Back or Forward leads to. Entries that the application has added outlive a
 * reload, and only the application can show them without loading them.
 */
function reloadOtherPage(): void {
  if (location.pathname !== pathname) location.reload();
}
