import { CODE } from './invisibleCode.ts';
import type { statesOfPage } from './states.ts';
import { elementsWith } from './textsOnPage.ts';

type Steps = ReturnType<typeof statesOfPage>[string]['steps'];

/** Milliseconds that a step waits for what it needs. */
const PATIENCE = 3000;

/** Performs the steps that bring about a state of the page; returns a function that stops it. */
export function reachState(steps: Steps): () => void {
  let left = [...steps];
  const until = performance.now() + PATIENCE;
  const timer = setInterval(() => {
    const [step] = left;
    if (!step || performance.now() > until) clearInterval(timer);
    else if (take(step)) left = left.slice(1);
  }, 100);
  return () => clearInterval(timer);
}

/** Takes a step; returns false if the page is not ready for it. */
function take(step: Steps[number]): boolean {
  if ('open' in step) {
    const closed = document.querySelectorAll<HTMLElement>('details:not([open]) > summary');
    for (const summary of closed) summary.click();
    return document.querySelector(step.open) !== null;
  }
  if ('wait' in step) return document.querySelector(step.wait) !== null;
  if ('press' in step) {
    const buttons = elementsWith(step.press).flatMap((one) => one.closest('button') ?? []);
    buttons[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    buttons[0]?.click();
    return buttons.length > 0;
  }
  if ('search' in step) {
    return fill(document.querySelector('input[type=search]'), step.search);
  }
  if ('searchWordOf' in step) {
    const text = document.querySelector(step.searchWordOf)?.textContent ?? '';
    const [word = ''] = text.replace(CODE, '').trim().split(/\s/);
    return word !== '' && fill(document.querySelector('input[type=search]'), word);
  }
  const form = document.querySelectorAll<HTMLFormElement>('form:has([name=email])')[step.form];
  if (!fill(form?.querySelector('[name=email]'), step.email)) return false;
  form?.scrollIntoView({ block: 'center', behavior: 'instant' });
  form?.requestSubmit();
  return true;
}

function fill(field: Element | null | undefined, text: string): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  // React overrides the setter on the element, so this calls the prototype's.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
