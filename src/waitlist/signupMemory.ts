import { readStored, STORAGE_PREFIX, store } from '../browser/storage.ts';
import type { FormLocation } from '../rules/contract.ts';
import { isEmail } from '../rules/emailRules.ts';

/** Local storage key of the address that joined on this device. */
export const JOINED_EMAIL_KEY = `${STORAGE_PREFIX}waitlistEmail`;

/** Returns the stored address, or `null` if another program has stored something else. */
export function readJoinedEmail(): string | null {
  const stored = readStored(JOINED_EMAIL_KEY);
  return stored !== null && isEmail(stored) ? stored : null;
}

/** Marks the document for its styles: this visitor has joined. */
export function markJoined(): void {
  document.documentElement.dataset.joined = '';
}

/** A sign-up that this device remembers. Each is a new object, even for the same address. */
export interface RememberedSignup {
  email: string;
  /** The form it was made in during this visit; `null` for an earlier visit. */
  form: FormLocation | null;
}

/**
 * Stores the last sign-up on this device; both forms and the hero's banner share it. Where storage
 * is blocked or full, the sign-up is remembered until the page is closed.
 */
export interface SignupMemory {
  /** Returns the last sign-up on this device, or `null`. */
  get(): RememberedSignup | null;
  remember(email: string, form: FormLocation): void;
  /** Subscribes to changes; returns the unsubscribe function, for `useSyncExternalStore`. */
  subscribe(onChange: () => void): () => void;
}

/** Another page may store one too: `storage` reports that, and `pageshow` on a return by Back. */
export function createSignupMemory(): SignupMemory {
  const listeners = new Set<() => void>();
  let stored = readJoinedEmail();
  let current: RememberedSignup | null = stored ? { email: stored, form: null } : null;
  if (current) markJoined();

  const change = (joined: RememberedSignup) => {
    current = joined;
    markJoined();
    for (const listener of listeners) listener();
  };
  // An empty store changes nothing: this page's own sign-up stays, even if it could not be stored.
  const refresh = () => {
    const email = readJoinedEmail();
    if (!email || email === stored) return;
    stored = email;
    change({ email, form: null });
  };
  addEventListener('storage', refresh);
  addEventListener('pageshow', refresh);

  return {
    get: () => current,
    remember(email, form) {
      if (store(JOINED_EMAIL_KEY, email)) stored = email;
      change({ email, form });
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
