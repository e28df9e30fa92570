import { HAS_TRACKER } from '../config.ts';
import { keysIn } from '../i18n/textKeys.ts';
import { Policy, type PolicySection, section } from '../sections/policies/Policy.tsx';
import { TrackingSwitch } from '../sections/policies/TrackingSwitch.tsx';
import { PageHead } from '../seo/PageHead.tsx';
import {
  ChartNoAxesColumnIcon,
  ClockIcon,
  InboxIcon,
  LockIcon,
  SendIcon,
  Share2Icon,
} from '../ui/icons.tsx';

const SECTIONS: PolicySection[] = [
  {
    id: 'information-we-collect',
    title: 'privacy.collect.title',
    Icon: InboxIcon,
    sentences: [
      ...keysIn('privacy.collect', 'email', 'record', 'origin', 'browser'),
      ...(HAS_TRACKER ? keysIn('privacy.collect', 'analytics', 'device', 'form', 'outcomes') : []),
      ...keysIn('privacy.collect', 'emails', 'none'),
    ],
  },
  {
    id: 'how-we-use-it',
    title: 'privacy.use.title',
    Icon: SendIcon,
    sentences: [
      ...keysIn('privacy.use', 'confirm', 'invite', 'origin'),
      ...(HAS_TRACKER ? keysIn('privacy.use', 'improve') : []),
      'privacy.use.never',
    ],
  },
  section('data-security', LockIcon, 'privacy.security', 'transit', 'rest', 'access', 'logs'),
  {
    id: 'data-retention',
    title: 'privacy.retention.title',
    Icon: ClockIcon,
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
    Icon: Share2Icon,
    sentences: [
      'privacy.thirdParties.delivery',
      ...(HAS_TRACKER ? keysIn('privacy.thirdParties', 'analytics', 'visitors') : []),
      'privacy.thirdParties.none',
    ],
  },
  {
    id: 'statistics',
    title: 'privacy.counting.title',
    Icon: ChartNoAxesColumnIcon,
    sentences: keysIn('privacy.counting', 'object', 'memory', 'signals'),
    control: <TrackingSwitch />,
  },
];

/** Renders `/privacy`. */
export default function PrivacyPage() {
  return (
    <>
      <PageHead page="privacy" />
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
