import IconProperty from '~icons/lucide/copyright';
import IconAcceptance from '~icons/lucide/file-check';
import IconServices from '~icons/lucide/layers';
import IconLiability from '~icons/lucide/scale';
import IconConduct from '~icons/lucide/users';
import { Policy, type PolicySection } from '../sections/policies/Policy.tsx';
import { PageHead } from '../seo/PageHead.tsx';

const SECTIONS: PolicySection[] = [
  {
    id: 'acceptance',
    title: 'terms.acceptance.title',
    Icon: IconAcceptance,
    sentences: ['terms.acceptance.use', 'terms.acceptance.changes', 'terms.acceptance.disagree'],
  },
  {
    id: 'use-of-services',
    title: 'terms.services.title',
    Icon: IconServices,
    sentences: [
      'terms.services.status',
      'terms.services.free',
      'terms.services.account',
      'terms.services.suspension',
    ],
  },
  {
    id: 'intellectual-property',
    title: 'terms.property.title',
    Icon: IconProperty,
    sentences: ['terms.property.ours', 'terms.property.others', 'terms.property.feedback'],
  },
  {
    id: 'liability',
    title: 'terms.liability.title',
    Icon: IconLiability,
    sentences: ['terms.liability.asIs', 'terms.liability.cap', 'terms.liability.indirect'],
  },
  {
    id: 'user-conduct',
    title: 'terms.conduct.title',
    Icon: IconConduct,
    sentences: ['terms.conduct.address', 'terms.conduct.abuse', 'terms.conduct.law'],
  },
];

/** Renders `/terms`. */
export function TermsPage() {
  return (
    <>
      <PageHead page="terms" texts="terms.meta" />
      <Policy
        page="terms"
        title="terms.title"
        lede="terms.lede"
        sections={SECTIONS}
        questions="terms.questions"
      />
    </>
  );
}
