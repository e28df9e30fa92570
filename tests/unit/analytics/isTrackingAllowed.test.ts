import { describe, expect, it } from 'vitest';
import { isTrackingAllowed, type PrivacySignals } from '../../../analytics/isTrackingAllowed.ts';

describe('isTrackingAllowed', () => {
  it('is true without a privacy signal', () => {
    const silent: PrivacySignals[] = [
      {},
      { doNotTrack: null },
      { doNotTrack: '0' },
      { doNotTrack: 'unspecified' },
      { globalPrivacyControl: false },
    ];
    for (const navigator of silent) expect(isTrackingAllowed(navigator)).toBe(true);
  });

  it.each<[string, PrivacySignals]>([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Do Not Track, as old Firefox spells it', { doNotTrack: 'yes' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('is false with %s', (_, navigator) => {
    expect(isTrackingAllowed(navigator)).toBe(false);
  });
});
