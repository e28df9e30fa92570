/*
 * Runs first, inlined into every document's head: shows the colour scheme that was chosen earlier, keeps what a visitor does before the application is
 * there, and fetches it once the page is loaded and idle, or at the first input, whichever comes first.
 * Until then the page is plain HTML, so links, typing and `<details>` work by themselves; what needs the
 * application (a submit, a button) is held back and done again after hydration.
 */

import { restoreColorScheme } from './theme/colorScheme.ts';

/** What the browser's entry exports. */
interface Application {
  /** Hydrates the document; resolves when the page answers to its visitor. */
  start(): Promise<void>;
}

const FIRST_INPUTS = ['pointerdown', 'keydown', 'focusin', 'input'] as const;
const HELD_BACK = ['click', 'submit'] as const;
const IDLE_TIMEOUT = 2000;

restoreColorScheme();

let isStarted = false;
const heldBack: (() => void)[] = [];

for (const type of FIRST_INPUTS) addEventListener(type, start, { capture: true, passive: true });
for (const type of HELD_BACK) addEventListener(type, hold, { capture: true });
addEventListener('load', () => {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT });
  else setTimeout(start, 1);
});

function hold(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event.type === 'submit') {
    const form = target as HTMLFormElement;
    heldBack.push(() => form.requestSubmit());
  } else {
    const button = target.closest('button');
    // A submit button's click goes on to the submit itself.
    if (!button || button.type === 'submit') return;
    heldBack.push(() => button.click());
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  start();
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const type of FIRST_INPUTS) removeEventListener(type, start, { capture: true });
  run().catch(() => {
    // Blocked, offline, or gone after a deploy: the page stays readable and says how to join by mail.
    document.documentElement.dataset.scripts = 'failed';
    release();
  });
}

async function run(): Promise<void> {
  // An input can come before the document's end, where the list of scripts stands.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  }
  const scripts: string[] = JSON.parse(
    document.getElementById('page-document')?.textContent ?? '{}',
  ).scripts;
  const [application] = await Promise.all(
    scripts.map((url): Promise<Application> => import(/* @vite-ignore */ url)),
  );
  await application?.start();
  release();
  for (const action of heldBack) action();
}

function release(): void {
  for (const type of HELD_BACK) removeEventListener(type, hold, { capture: true });
}
