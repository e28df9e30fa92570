import { OBJECTION_KEY, presence } from '../../../analytics/presence.ts';
import { API_BASE_URL, TRACKER } from '../../config.ts';
import { store } from '../../document/storage.ts';
import { REPORT_ENDPOINT } from '../../rules/contract.ts';

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
  if (!isCounted && TRACKER === 'self') {
    // Reports only that somebody has objected.
    const body = JSON.stringify({ objected: true });
    fetch(API_BASE_URL + REPORT_ENDPOINT, { method: 'POST', body, keepalive: true }).catch(
      () => {},
    );
  }
  return true;
}

function tellPresence(): void {
  document.documentElement.dataset.counting = presence();
  for (const listener of listeners) listener();
}
