import IconProperty from '~icons/lucide/copyright';
import IconAcceptance from '~icons/lucide/file-check';
import IconServices from '~icons/lucide/layers';
import IconLiability from '~icons/lucide/scale';
import IconConduct from '~icons/lucide/users';
import { keysIn } from '../i18n/useText.ts';
import { Policy, type PolicySection } from '../sections/policies/Policy.tsx';
import { PageHead } from '../seo/PageHead.tsx';

const SECTIONS: PolicySection[] = [
  {
    id: 'acceptance',
    title: 'terms.acceptance.title',
    Icon: IconAcceptance,
    sentences: keysIn('terms.acceptance', 'use', 'changes', 'disagree'),
  },
  {
    id: 'use-of-services',
    title: 'terms.services.title',
    Icon: IconServices,
    sentences: keysIn('terms.services', 'status', 'free', 'account', 'suspension'),
  },
  {
    id: 'intellectual-property',
    title: 'terms.property.title',
    Icon: IconProperty,
    sentences: keysIn('terms.property', 'ours', 'others', 'feedback'),
  },
  {
    id: 'liability',
    title: 'terms.liability.title',
    Icon: IconLiability,
    sentences: keysIn('terms.liability', 'asIs', 'cap', 'indirect'),
  },
  {
    id: 'user-conduct',
    title: 'terms.conduct.title',
    Icon: IconConduct,
    sentences: keysIn('terms.conduct', 'address', 'abuse', 'law'),
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
