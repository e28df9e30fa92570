import IconProperty from '~icons/lucide/copyright';
import IconAcceptance from '~icons/lucide/file-check';
import IconServices from '~icons/lucide/layers';
import IconLiability from '~icons/lucide/scale';
import IconConduct from '~icons/lucide/users';
import { Policy, section } from '../sections/policies/Policy.tsx';
import { PageHead } from '../seo/PageHead.tsx';

const SECTIONS = [
  section('acceptance', IconAcceptance, 'terms.acceptance', 'use', 'changes', 'disagree'),
  section(
    'use-of-services',
    IconServices,
    'terms.services',
    'status',
    'free',
    'account',
    'suspension',
  ),
  section('intellectual-property', IconProperty, 'terms.property', 'ours', 'others', 'feedback'),
  section('liability', IconLiability, 'terms.liability', 'asIs', 'cap', 'indirect'),
  section('user-conduct', IconConduct, 'terms.conduct', 'address', 'abuse', 'law'),
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
