import { describe, expect, it } from 'vitest';
import { isTrackingAllowed, type PrivacySignals } from '../../../analytics/isTrackingAllowed.ts';

describe('tracker presence', () => {
  it('is there with a project key and a visitor who has said nothing', () => {
    const silent: PrivacySignals[] = [
      {},
      { doNotTrack: null },
      { doNotTrack: '0' },
      { doNotTrack: 'unspecified' },
      { globalPrivacyControl: false },
    ];
    for (const navigator of silent) expect(isTrackingAllowed({ key: 'phc', navigator })).toBe(true);
  });

  it.each([undefined, ''])('is absent without a key (%o)', (key) => {
    expect(isTrackingAllowed({ key, navigator: {} })).toBe(false);
  });

  it.each<PrivacySignals>([
    { doNotTrack: '1' },
    { doNotTrack: 'yes' },
    { msDoNotTrack: '1' },
    { globalPrivacyControl: true },
  ])('is absent when the browser says %o', (navigator) => {
    expect(isTrackingAllowed({ key: 'phc', navigator })).toBe(false);
  });

  it('is absent when an old browser says so on its window', () => {
    expect(isTrackingAllowed({ key: 'phc', navigator: {}, doNotTrack: '1' })).toBe(false);
  });
});
