/** A browser's privacy signals; each property belongs to one browser family, past or present. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  msDoNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

interface TrackingInput {
  /** The PostHog project key; empty when the build has none. */
  key: string | undefined;
  navigator: PrivacySignals;
  /** `window.doNotTrack`, as in Safari up to 12 and Internet Explorer 11. */
  doNotTrack?: string | null | undefined;
}

/**
 * Whether this page may have a tracker: the build has a PostHog project, and the visitor has turned
 * on neither Do Not Track nor Global Privacy Control.
 */
export function isTrackingAllowed({ key, navigator, doNotTrack }: TrackingInput): boolean {
  if (!key || navigator.globalPrivacyControl) return false;
  return ![navigator.doNotTrack, navigator.msDoNotTrack, doNotTrack].some(
    (signal) => signal === '1' || signal === 'yes',
  );
}
