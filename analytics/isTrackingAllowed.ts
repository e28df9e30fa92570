/** What a browser says about being tracked; each name is one browser family's, past or present. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  msDoNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

interface PresenceInput {
  /** The PostHog project key; empty when the build has none. */
  key: string | undefined;
  navigator: PrivacySignals;
  /** `window.doNotTrack`, where Safari up to 12 and Internet Explorer 11 say it. */
  doNotTrack?: string | null | undefined;
}

/**
 * Whether a tracker may exist on this page at all: there is a project to send to, and the visitor
 * has turned on neither Do Not Track nor Global Privacy Control.
 */
export function isTrackingAllowed({ key, navigator, doNotTrack }: PresenceInput): boolean {
  if (!key || navigator.globalPrivacyControl) return false;
  return ![navigator.doNotTrack, navigator.msDoNotTrack, doNotTrack].some(
    (signal) => signal === '1' || signal === 'yes',
  );
}
