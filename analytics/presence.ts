import { readStored } from '../src/document/storage.ts';

/** Local storage key of the visitor's objection to being counted. */
export const OBJECTION_KEY = 'iris.notCounted';

/**
 * Whether a visitor is counted, and why not: the build has no tracker, the browser sends Do Not Track
 * or Global Privacy Control, or the visitor objects.
 */
export type Presence = 'on' | 'off' | 'dnt' | 'gpc' | 'objected';

/**
 * Whether this visitor is counted now, in a build with a tracker. It changes while the page is open,
 * when the visitor objects or withdraws an objection. Without reasons, it is small enough to be
 * inlined.
 */
export function isCounted(): boolean {
  return (
    navigator.doNotTrack !== '1' && !navigator.globalPrivacyControl && !readStored(OBJECTION_KEY)
  );
}

/** Returns whether this visitor is counted now, in a build with a tracker, or why not. */
export function presence(): Exclude<Presence, 'off'> {
  if (isCounted()) return 'on';
  if (navigator.doNotTrack === '1') return 'dnt';
  return navigator.globalPrivacyControl ? 'gpc' : 'objected';
}

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}
