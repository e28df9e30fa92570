import { T } from '../i18n/T';
import { PageIntro } from '../sections/PageIntro';
import { PageHead } from '../seo/PageHead';

/** `/terms` */
export function TermsPage() {
  return (
    <>
      <PageHead page="terms" title="terms.meta.title" description="terms.meta.description" />
      <PageIntro title={<T k="terms.title" />} />
    </>
  );
}
