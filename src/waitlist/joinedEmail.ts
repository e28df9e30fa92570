import type { FormLocation } from '../../analytics/events.ts';

/** Local storage key of the address that joined on this device. */
export const JOINED_EMAIL_KEY = 'iris.waitlistEmail';

/** A sign-up that this device remembers. Each is a new object, even for the same address. */
export interface Joined {
  email: string;
  /** The form it was made in during this visit; `null` for an earlier visit. */
  form: FormLocation | null;
}

/**
 * Stores the last sign-up on this device; both forms and the hero's banner share it. Where storage
 * is blocked or full, the sign-up is remembered until the page is closed.
 */
export interface JoinedEmail {
  /** Returns the last sign-up on this device, or `null`. */
  get(): Joined | null;
  remember(email: string, form: FormLocation): void;
  /** Subscribes to changes; returns the unsubscribe function, for `useSyncExternalStore`. */
  subscribe(onChange: () => void): () => void;
}

/** @param storage returns the storage; may throw, as browsers do where storage is blocked. */
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
        // Private mode, a full disk or a policy. The sign-up itself has succeeded.
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
