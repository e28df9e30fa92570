/** A browser's privacy signals. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/**
 * Whether this visitor may be counted: neither Do Not Track nor Global Privacy Control is on. The
 * browsers with other names for it (`msDoNotTrack`, `window.doNotTrack`) cannot run the site's code.
 */
export function isTrackingAllowed({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return !globalPrivacyControl && doNotTrack !== '1' && doNotTrack !== 'yes';
}
