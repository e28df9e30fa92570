import { TRACKER } from '../config.ts';
import { keysIn } from '../i18n/useText.ts';
import { CountingSwitch } from '../sections/policies/CountingSwitch.tsx';
import { Policy, type PolicySection, section } from '../sections/policies/Policy.tsx';
import { postHogTexts, selfTexts } from '../sections/policies/trackerTexts.ts';
import { PageHead } from '../seo/PageHead.tsx';
import {
  ChartNoAxesColumnIcon,
  ClockIcon,
  InboxIcon,
  LockIcon,
  SendIcon,
  Share2Icon,
} from '../ui/icons.tsx';

// The bundler drops the texts of the other trackers.
const texts = TRACKER === 'self' ? selfTexts() : TRACKER === 'posthog' ? postHogTexts() : undefined;
const { collect = [], use = [], retention = [], thirdParties = [], counting = [] } = texts ?? {};

const COUNTING: PolicySection = {
  id: 'counting-your-visits',
  title: 'privacy.counting.title',
  Icon: ChartNoAxesColumnIcon,
  sentences: counting,
  control: <CountingSwitch />,
};

const SECTIONS: PolicySection[] = [
  {
    id: 'information-we-collect',
    title: 'privacy.collect.title',
    Icon: InboxIcon,
    sentences: [
      ...keysIn('privacy.collect', 'email', 'record', 'browser'),
      ...collect,
      ...keysIn('privacy.collect', 'emails', 'none'),
    ],
  },
  {
    id: 'how-we-use-it',
    title: 'privacy.use.title',
    Icon: SendIcon,
    sentences: [...keysIn('privacy.use', 'confirm', 'invite'), ...use, 'privacy.use.never'],
  },
  section('data-security', LockIcon, 'privacy.security', 'transit', 'rest', 'access', 'logs'),
  {
    id: 'data-retention',
    title: 'privacy.retention.title',
    Icon: ClockIcon,
    sentences: [
      ...keysIn('privacy.retention', 'waitlist', 'pending', 'leaving', 'request'),
      ...keysIn('privacy.retention', 'afterLeaving', 'backups'),
      ...retention,
      'privacy.retention.local',
    ],
  },
  {
    id: 'third-party-services',
    title: 'privacy.thirdParties.title',
    Icon: Share2Icon,
    sentences: ['privacy.thirdParties.delivery', ...thirdParties, 'privacy.thirdParties.none'],
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
