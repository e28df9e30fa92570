import { describe, expect, it } from 'vitest';
import { isTrackingAllowed, type PrivacySignals } from '../../../analytics/isTrackingAllowed.ts';

describe('isTrackingAllowed', () => {
  it('is true with a project key and no privacy signal', () => {
    const silent: PrivacySignals[] = [
      {},
      { doNotTrack: null },
      { doNotTrack: '0' },
      { doNotTrack: 'unspecified' },
      { globalPrivacyControl: false },
    ];
    for (const navigator of silent) expect(isTrackingAllowed({ key: 'phc', navigator })).toBe(true);
  });

  it.each([undefined, ''])('is false without a key (%o)', (key) => {
    expect(isTrackingAllowed({ key, navigator: {} })).toBe(false);
  });

  it.each<PrivacySignals>([
    { doNotTrack: '1' },
    { doNotTrack: 'yes' },
    { msDoNotTrack: '1' },
    { globalPrivacyControl: true },
  ])('is false when the browser signals %o', (navigator) => {
    expect(isTrackingAllowed({ key: 'phc', navigator })).toBe(false);
  });

  it('is false when an old browser signals Do Not Track on its window', () => {
    expect(isTrackingAllowed({ key: 'phc', navigator: {}, doNotTrack: '1' })).toBe(false);
  });
});
