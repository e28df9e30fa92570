import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { applyLaterStyles, copyLaterStyles } from './laterStylesLink.ts';

/**
 * Lets React take over a prerendered page. If another program (a translator, an extension) has
 * changed a part of it, React renders that part, or the whole page, again. Typed text, focus and
 * open questions survive.
 *
 * @param application returns what to render; it calls `onReady` once the page responds.
 * @returns a function that repeats a press or a submit that was held. Parts of the page may still
 * be hydrating, but React hydrates the one that gets an event before it handles the event.
 */
export async function takeOverPage(
  root: HTMLElement,
  application: (onReady: () => void) => ReactNode,
): Promise<(held: HTMLElement) => void> {
  if (!root.isConnected) throw new Error('#root was removed');
  void copyLaterStyles();
  const onRecoverableError = restoreAfterRendering(root);
  // A transition hydrates in short tasks; without one, the whole page would be a single task.
  await new Promise<void>((resolve) =>
    startTransition(() => {
      hydrateRoot(root, application(resolve), { onRecoverableError });
    }),
  );
  return (held) => {
    if (held instanceof HTMLFormElement) submit(held);
    else held.click();
  };
}

/** The number of further tries to submit a form that React is replacing, and the pause in ms. */
const TRIES = { count: 10, interval: 50 };

/**
 * Submits the held form or its replacement, which has the same email field. If React replaces the
 * form while it handles the event, the event is lost, so this tries again.
 */
function submit(held: HTMLFormElement, tries = TRIES.count): void {
  const field = successorOf<HTMLInputElement>(emailField(held)?.id ?? '');
  const form = held.isConnected ? held : field?.form;
  const button = form?.querySelector<HTMLElement>('[type=submit]');
  button?.click();
  setTimeout(() => {
    if (!button?.isConnected && tries > 0) submit(held, tries - 1);
  }, TRIES.interval);
}

const emailField = (form: HTMLFormElement) => form.querySelector('[type=email]');

const PAGE_HEAD =
  ":is(title, meta, link):has(~ [property='og:type']):not([charset], [http-equiv], [name='viewport'])";

/**
 * Records the state that React loses when it renders a part of the page again.
 * @returns a function that restores it, to call after each such part.
 */
function restoreAfterRendering(root: HTMLElement): () => void {
  const main = root.querySelector('main');
  /** The tags of `PageHead`, which precede those of `index.html`. */
  const headTags = [...document.head.querySelectorAll(PAGE_HEAD)];
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[id]')];
  const questions = [...root.querySelectorAll('details')];
  let focused = document.activeElement;
  addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  return () => {
    if (!main?.isConnected) {
      // React has added its own tags, and the link to the later styles is gone with the page.
      for (const tag of headTags) tag.remove();
      applyLaterStyles();
    }
    for (const field of fields) if (!field.isConnected) retype(field);
    for (const question of questions) {
      if (question.isConnected || !question.open) continue;
      const answer = successorOf(question.querySelector('[id]')?.id ?? '');
      answer?.closest('details')?.setAttribute('open', '');
    }
    if (focused?.id && !focused.isConnected && document.activeElement === document.body) {
      successorOf(focused.id)?.focus({ preventScroll: true });
    }
  };
}

function successorOf<Type extends HTMLElement>(id: string): Type | null {
  return document.getElementById(id) as Type | null;
}

function retype(from: HTMLInputElement): void {
  const to = successorOf<HTMLInputElement>(from.id);
  if (!to || !from.value || to.value) return;
  to.value = from.value;
  // Notifies React components that track the value.
  to.dispatchEvent(new Event('input', { bubbles: true }));
}
