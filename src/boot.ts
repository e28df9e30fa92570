/*
 * Inlined into every document's head and the first script to run: restores the chosen color
 * scheme, holds back early clicks and submits, and loads the application once the page has loaded
 * and is idle, or at the first input (docs/specification.md#when-scripts-run). Until then the page
 * is plain HTML: links, typing and `<details>` work natively. Whatever needs the application (a
 * submit, a button) is held back and replayed after hydration.
 */

import { whenIdle } from './document/whenPageIdle.ts';
import { restoreColorScheme } from './theme/colorScheme.ts';

/** The exports of `main.tsx`. */
interface Application {
  /** Hydrates the document; resolves when the page is interactive. */
  start(): Promise<void>;
}

const FIRST_INPUTS = ['pointerdown', 'keydown', 'focusin', 'input'] as const;
const HELD_BACK = ['click', 'submit'] as const;

restoreColorScheme();

let isStarted = false;
const heldBack: (() => void)[] = [];

for (const type of FIRST_INPUTS) addEventListener(type, start, { capture: true, passive: true });
for (const type of HELD_BACK) addEventListener(type, hold, { capture: true });
addEventListener('load', () => whenIdle(start, 1));

function hold(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event.type === 'submit') {
    const form = target as HTMLFormElement;
    heldBack.push(() => form.requestSubmit());
  } else {
    const button = target.closest('button');
    // The click of a submit button continues to its submit event, which is held back.
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
    // Blocked, offline, or removed by a deploy: the page stays readable and explains how to join by
    // mail.
    document.documentElement.dataset.scripts = 'failed';
    release();
  });
}

async function run(): Promise<void> {
  // The first input can precede the end of the document, which holds the list of scripts.
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
  document.documentElement.dataset.scripts = 'ready';
  release();
  for (const action of heldBack) action();
}

function release(): void {
  for (const type of HELD_BACK) removeEventListener(type, hold, { capture: true });
}
