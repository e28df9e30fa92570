const ACTIVITIES = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

let activity: Promise<unknown> | undefined;

/**
 * Resolves at the visitor's first activity after the first call. Code that only the next page needs
 * waits for it, so that a visitor who reads one screen and leaves does not download other pages.
 */
export function firstActivity(): Promise<unknown> {
  activity ??= new Promise((resolve) => {
    for (const type of ACTIVITIES) {
      addEventListener(type, resolve, { once: true, passive: true, capture: true });
    }
  });
  return activity;
}
