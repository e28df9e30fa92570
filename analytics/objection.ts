import { readStored, STORAGE_PREFIX, store } from '../src/browser/storage.ts';

/** Local storage key of the visitor's objection to tracking. */
export const OBJECTION_KEY = `${STORAGE_PREFIX}notCounted`;

/**
 * Whether a visitor is tracked in a build with a tracker, and if not, why: the browser sends Do Not
 * Track or Global Privacy Control, or the visitor objects.
 */
export type TrackingStatus = 'on' | 'dnt' | 'gpc' | 'objected';

/** Returns the visitor's status now. It changes while the page is open. */
export function trackingStatus(): TrackingStatus {
  if (isTracked()) return 'on';
  if (navigator.doNotTrack === '1') return 'dnt';
  return navigator.globalPrivacyControl ? 'gpc' : 'objected';
}

/** Returns whether the status is `on`. Small enough to be inlined into the page. */
export function isTracked(): boolean {
  return (
    navigator.doNotTrack !== '1' && !navigator.globalPrivacyControl && !readStored(OBJECTION_KEY)
  );
}

const listeners = new Set<() => void>();

/** Subscribes to changes of the status. Returns the function that unsubscribes. */
export function onTrackingChange(listener: () => void): () => void {
  listeners.add(listener);
  // Another page may have stored or removed an objection.
  addEventListener('storage', notify);
  addEventListener('pageshow', notify);
  return () => {
    listeners.delete(listener);
  };
}

/** Stores or removes the visitor's objection. Returns false if an objection cannot be stored. */
export function setTracked(isTracked: boolean): boolean {
  const isStored = store(OBJECTION_KEY, isTracked ? null : '1');
  if (!isTracked && !isStored) return false;
  notify();
  return true;
}

function notify(): void {
  for (const listener of listeners) listener();
}

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}
