import { T } from '../i18n/T';
import { PageIntro } from '../sections/PageIntro';
import { PageHead } from '../seo/PageHead';

/** `/faq` */
export function FaqPage() {
  return (
    <>
      <PageHead page="faq" title="faq.meta.title" description="faq.meta.description" />
      <PageIntro title={<T k="faq.title" />} />
    </>
  );
}
