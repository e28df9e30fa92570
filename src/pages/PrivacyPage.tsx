import IconRetention from '~icons/lucide/clock';
import IconCollect from '~icons/lucide/inbox';
import IconSecurity from '~icons/lucide/lock';
import IconUse from '~icons/lucide/send';
import IconThirdParties from '~icons/lucide/share-2';
import { Policy, type PolicySection } from '../sections/policies/Policy.tsx';
import { PageHead } from '../seo/PageHead.tsx';

const SECTIONS: PolicySection[] = [
  {
    id: 'information-we-collect',
    title: 'privacy.collect.title',
    Icon: IconCollect,
    sentences: [
      'privacy.collect.email',
      'privacy.collect.record',
      'privacy.collect.browser',
      'privacy.collect.analytics',
      'privacy.collect.device',
      'privacy.collect.form',
      'privacy.collect.emails',
      'privacy.collect.none',
    ],
  },
  {
    id: 'how-we-use-it',
    title: 'privacy.use.title',
    Icon: IconUse,
    sentences: [
      'privacy.use.confirm',
      'privacy.use.invite',
      'privacy.use.improve',
      'privacy.use.never',
    ],
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
      'privacy.retention.local',
    ],
  },
  {
    id: 'third-party-services',
    title: 'privacy.thirdParties.title',
    Icon: IconThirdParties,
    sentences: [
      'privacy.thirdParties.delivery',
      'privacy.thirdParties.analytics',
      'privacy.thirdParties.visitors',
      'privacy.thirdParties.signals',
      'privacy.thirdParties.none',
    ],
  },
];

/** Renders `/privacy`. */
export function PrivacyPage() {
  return (
    <>
      <PageHead page="privacy" title="privacy.meta.title" description="privacy.meta.description" />
      <Policy
        title="privacy.title"
        lede="privacy.lede"
        sections={SECTIONS}
        questions={{ title: 'privacy.questions.title', subject: 'privacy.questions.subject' }}
      />
    </>
  );
}
