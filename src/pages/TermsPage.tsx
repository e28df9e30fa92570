import { T } from '../i18n/T.tsx';
import { PageIntro } from '../sections/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';

/** `/terms` */
export function TermsPage() {
  return (
    <>
      <PageHead page="terms" title="terms.meta.title" description="terms.meta.description" />
      <PageIntro title={<T k="terms.title" />} />
    </>
  );
}
