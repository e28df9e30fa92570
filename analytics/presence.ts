import { readStored } from '../src/document/storage.ts';

/** Local storage key of the visitor's objection to being counted. */
export const OBJECTION_KEY = 'iris.notCounted';

/**
 * Whether a visitor is counted, and why not: the build has no tracker, the browser sends Do Not Track
 * or Global Privacy Control, or the visitor objects.
 */
export type Presence = 'on' | 'off' | 'dnt' | 'gpc' | 'objected';

/**
 * Returns whether this visitor is counted now, in a build with a tracker. It changes while the page
 * is open, when the visitor objects or withdraws an objection.
 */
export function presence(): Exclude<Presence, 'off'> {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === '1') return 'dnt';
  if (globalPrivacyControl) return 'gpc';
  return readStored(OBJECTION_KEY) ? 'objected' : 'on';
}
