import { Policy, section } from '../sections/policies/Policy.tsx';
import { PageHead } from '../seo/PageHead.tsx';
import { CopyrightIcon, FileCheckIcon, LayersIcon, ScaleIcon, UsersIcon } from '../ui/icons.tsx';

const SECTIONS = [
  section('acceptance', FileCheckIcon, 'terms.acceptance', 'use', 'changes', 'disagree'),
  section(
    'use-of-services',
    LayersIcon,
    'terms.services',
    'status',
    'free',
    'account',
    'suspension',
  ),
  section('intellectual-property', CopyrightIcon, 'terms.property', 'ours', 'others', 'feedback'),
  section('liability', ScaleIcon, 'terms.liability', 'asIs', 'cap', 'indirect'),
  section('user-conduct', UsersIcon, 'terms.conduct', 'address', 'abuse', 'law'),
];

/** Renders `/terms`. */
export default function TermsPage() {
  return (
    <>
      <PageHead page="terms" />
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
