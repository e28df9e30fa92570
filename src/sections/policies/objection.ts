import { OBJECTION_KEY } from '../../../analytics/presence.ts';
import { store } from '../../document/storage.ts';

const listeners = new Set<() => void>();

/** Subscribes to changes of `presence()`; returns the unsubscribe function. */
export function onPresenceChange(listener: () => void): () => void {
  listeners.add(listener);
  // Another page may have stored or removed an objection.
  addEventListener('storage', tellPresence);
  addEventListener('pageshow', tellPresence);
  return () => {
    listeners.delete(listener);
  };
}

/** Sets whether the visitor is counted from now on. Returns false if it cannot be stored. */
export function setCounted(isCounted: boolean): boolean {
  const isStored = store(OBJECTION_KEY, isCounted ? null : '1');
  if (!isCounted && !isStored) return false;
  tellPresence();
  return true;
}

function tellPresence(): void {
  for (const listener of listeners) listener();
}
