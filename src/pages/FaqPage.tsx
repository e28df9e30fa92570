import { T } from '../i18n/T.tsx';
import { PageIntro } from '../sections/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';

/** `/faq` */
export function FaqPage() {
  return (
    <>
      <PageHead page="faq" title="faq.meta.title" description="faq.meta.description" />
      <PageIntro title={<T k="faq.title" />} />
    </>
  );
}
