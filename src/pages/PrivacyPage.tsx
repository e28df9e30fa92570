import IconStatistics from '~icons/lucide/chart-no-axes-column';
import IconRetention from '~icons/lucide/clock';
import IconCollect from '~icons/lucide/inbox';
import IconSecurity from '~icons/lucide/lock';
import IconUse from '~icons/lucide/send';
import IconThirdParties from '~icons/lucide/share-2';
import { HAS_TRACKER } from '../config.ts';
import { keysIn } from '../i18n/useText.ts';
import { CountingSwitch } from '../sections/policies/CountingSwitch.tsx';
import { Policy, type PolicySection, section } from '../sections/policies/Policy.tsx';
import { PageHead } from '../seo/PageHead.tsx';

const SECTIONS: PolicySection[] = [
  {
    id: 'information-we-collect',
    title: 'privacy.collect.title',
    Icon: IconCollect,
    sentences: [
      ...keysIn('privacy.collect', 'email', 'record', 'origin', 'browser'),
      ...(HAS_TRACKER ? keysIn('privacy.collect', 'analytics', 'device', 'form', 'outcomes') : []),
      ...keysIn('privacy.collect', 'emails', 'none'),
    ],
  },
  {
    id: 'how-we-use-it',
    title: 'privacy.use.title',
    Icon: IconUse,
    sentences: [
      ...keysIn('privacy.use', 'confirm', 'invite', 'origin'),
      ...(HAS_TRACKER ? keysIn('privacy.use', 'improve') : []),
      'privacy.use.never',
    ],
  },
  section('data-security', IconSecurity, 'privacy.security', 'transit', 'rest', 'access', 'logs'),
  {
    id: 'data-retention',
    title: 'privacy.retention.title',
    Icon: IconRetention,
    sentences: [
      ...keysIn('privacy.retention', 'waitlist', 'origin', 'pending', 'leaving', 'request'),
      ...keysIn('privacy.retention', 'afterLeaving', 'backups'),
      ...(HAS_TRACKER ? keysIn('privacy.retention', 'analytics') : []),
      'privacy.retention.local',
    ],
  },
  {
    id: 'third-party-services',
    title: 'privacy.thirdParties.title',
    Icon: IconThirdParties,
    sentences: [
      'privacy.thirdParties.delivery',
      ...(HAS_TRACKER ? keysIn('privacy.thirdParties', 'analytics', 'visitors') : []),
      'privacy.thirdParties.none',
    ],
  },
  {
    id: 'statistics',
    title: 'privacy.counting.title',
    Icon: IconStatistics,
    sentences: keysIn('privacy.counting', 'object', 'memory', 'signals'),
    control: <CountingSwitch />,
  },
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
