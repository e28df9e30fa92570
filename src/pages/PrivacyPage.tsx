import IconCounting from '~icons/lucide/chart-no-axes-column';
import IconRetention from '~icons/lucide/clock';
import IconCollect from '~icons/lucide/inbox';
import IconSecurity from '~icons/lucide/lock';
import IconUse from '~icons/lucide/send';
import IconThirdParties from '~icons/lucide/share-2';
import { TRACKER } from '../config.ts';
import { CountingSwitch } from '../sections/policies/CountingSwitch.tsx';
import { Policy, type PolicySection } from '../sections/policies/Policy.tsx';
import { NO_TEXTS, POSTHOG_TEXTS, SELF_TEXTS } from '../sections/policies/trackerTexts.ts';
import { PageHead } from '../seo/PageHead.tsx';

// The bundler drops the texts of the others.
const texts = TRACKER === 'self' ? SELF_TEXTS : TRACKER === 'posthog' ? POSTHOG_TEXTS : NO_TEXTS;

const COUNTING: PolicySection = {
  id: 'counting-your-visits',
  title: 'privacy.counting.title',
  Icon: IconCounting,
  sentences: texts.counting,
  control: <CountingSwitch />,
};

const SECTIONS: PolicySection[] = [
  {
    id: 'information-we-collect',
    title: 'privacy.collect.title',
    Icon: IconCollect,
    sentences: [
      'privacy.collect.email',
      'privacy.collect.record',
      'privacy.collect.browser',
      ...texts.collect,
      'privacy.collect.emails',
      'privacy.collect.none',
    ],
  },
  {
    id: 'how-we-use-it',
    title: 'privacy.use.title',
    Icon: IconUse,
    sentences: ['privacy.use.confirm', 'privacy.use.invite', ...texts.use, 'privacy.use.never'],
  },
  {
    id: 'data-security',
    title: 'privacy.security.title',
    Icon: IconSecurity,
    sentences: [
      'privacy.security.transit',
      'privacy.security.rest',
      'privacy.security.access',
      'privacy.security.logs',
    ],
  },
  {
    id: 'data-retention',
    title: 'privacy.retention.title',
    Icon: IconRetention,
    sentences: [
      'privacy.retention.waitlist',
      'privacy.retention.pending',
      'privacy.retention.leaving',
      'privacy.retention.request',
      'privacy.retention.afterLeaving',
      'privacy.retention.backups',
      ...texts.retention,
      'privacy.retention.local',
    ],
  },
  {
    id: 'third-party-services',
    title: 'privacy.thirdParties.title',
    Icon: IconThirdParties,
    sentences: [
      'privacy.thirdParties.delivery',
      ...texts.thirdParties,
      'privacy.thirdParties.none',
    ],
  },
  // Not TRACKER: the bundler drops the switch only where the variables themselves are tested.
  ...(import.meta.env.VITE_ANALYTICS || import.meta.env.VITE_POSTHOG_KEY ? [COUNTING] : []),
];

/** Renders `/privacy`. */
export function PrivacyPage() {
  return (
    <>
      <PageHead page="privacy" texts="privacy.meta" />
      <Policy
        page="privacy"
        title="privacy.title"
        lede="privacy.lede"
        sections={SECTIONS}
        questions="privacy.questions"
      />
    </>
  );
}
