import type { FormLocation } from '../../analytics/events.ts';

/** Local storage key of the address that joined on this device. */
export const JOINED_EMAIL_KEY = 'iris.waitlistEmail';

/** A sign-up this device remembers. Every sign-up is an object of its own, also of the same address. */
export interface Joined {
  email: string;
  /** The form it was made in during this visit; `null` for an earlier visit. */
  form: FormLocation | null;
}

/**
 * The last sign-up on this device, or `null`. Both forms and the hero's banner share it.
 * Storage that is blocked or full changes nothing but that it is forgotten with the page.
 */
export interface JoinedEmail {
  get(): Joined | null;
  remember(email: string, form: FormLocation): void;
  /** Calls back on every change; returns the function that stops it. For `useSyncExternalStore`. */
  subscribe(onChange: () => void): () => void;
}

/** @param storage gives the storage when asked; asking may throw where storage is blocked. */
export function createJoinedEmail(storage: () => Storage): JoinedEmail {
  const listeners = new Set<() => void>();
  let current = read(storage);
  return {
    get: () => current,
    remember(email, form) {
      current = { email, form };
      try {
        storage().setItem(JOINED_EMAIL_KEY, email);
      } catch {
        // Private mode, a full disk or a policy: the sign-up itself has succeeded all the same.
      }
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

function read(storage: () => Storage): Joined | null {
  try {
    const email = storage().getItem(JOINED_EMAIL_KEY);
    return email ? { email, form: null } : null;
  } catch {
    return null;
  }
}
