import { keysIn, type TextKey } from '../../i18n/useText.ts';

type Section = 'collect' | 'use' | 'retention' | 'thirdParties' | 'counting';

/** The texts about counting visits, by section of the privacy policy. */
type TrackerTexts = Record<Section, TextKey[]>;

/** Returns the texts of a site that counts its visits itself. */
export const selfTexts = (): TrackerTexts => ({
  collect: keysIn('privacy.collect', 'visits', 'formSteps', 'state', 'number', 'request', 'origin'),
  use: ['privacy.use.improve'],
  retention: ['privacy.retention.visits'],
  // Whether visits are passed on is the operator's choice while the server runs.
  thirdParties: ['privacy.thirdParties.relay', 'privacy.retention.analytics'],
  counting: keysIn('privacy.counting', 'object', 'memory', 'signals', 'missed'),
});

/** Returns the texts of a site that reports to PostHog. */
export const postHogTexts = (): TrackerTexts => ({
  collect: keysIn('privacy.collect', 'analytics', 'device', 'form'),
  use: ['privacy.use.improve'],
  retention: ['privacy.retention.analytics'],
  thirdParties: keysIn('privacy.thirdParties', 'analytics', 'visitors'),
  counting: keysIn('privacy.counting', 'object', 'memory', 'signals'),
});
