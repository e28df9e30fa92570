const SIGNS = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

let activity: Promise<unknown> | undefined;

/**
 * Resolves when the visitor first moves about the page. What only the next page needs waits for it, so
 * that a visit that reads one screen and leaves does not pay for the others.
 */
export function firstActivity(): Promise<unknown> {
  activity ??= new Promise((resolve) => {
    for (const sign of SIGNS) {
      addEventListener(sign, resolve, { once: true, passive: true, capture: true });
    }
  });
  return activity;
}
