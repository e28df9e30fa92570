import type { TextKey } from '../../i18n/useText.ts';

type Section = 'collect' | 'use' | 'retention' | 'thirdParties' | 'counting';

/** The texts about counting visits, by section of the privacy policy. */
type TrackerTexts = Record<Section, TextKey[]>;

/** Texts of a site that counts nobody. */
export const NO_TEXTS: TrackerTexts = {
  collect: [],
  use: [],
  retention: [],
  thirdParties: [],
  counting: [],
};

/** Texts of a site that counts its visits itself. */
export const SELF_TEXTS: TrackerTexts = {
  collect: [
    'privacy.collect.visits',
    'privacy.collect.formSteps',
    'privacy.collect.state',
    'privacy.collect.number',
    'privacy.collect.request',
  ],
  use: ['privacy.use.improve'],
  retention: ['privacy.retention.visits'],
  // Whether visits are passed on is the operator's choice while the server runs.
  thirdParties: ['privacy.thirdParties.relay', 'privacy.retention.analytics'],
  counting: [
    'privacy.counting.object',
    'privacy.counting.memory',
    'privacy.counting.signals',
    'privacy.counting.missed',
  ],
};

/** Texts of a site that reports to PostHog. */
export const POSTHOG_TEXTS: TrackerTexts = {
  collect: ['privacy.collect.analytics', 'privacy.collect.device', 'privacy.collect.form'],
  use: ['privacy.use.improve'],
  retention: ['privacy.retention.analytics'],
  thirdParties: ['privacy.thirdParties.analytics', 'privacy.thirdParties.visitors'],
  counting: ['privacy.counting.object', 'privacy.counting.memory', 'privacy.counting.signals'],
};
