import { T } from '../i18n/T.tsx';
import { PageIntro } from '../sections/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';

/** `/about` */
export function AboutPage() {
  return (
    <>
      <PageHead page="about" title="about.meta.title" description="about.meta.description" />
      <PageIntro title={<T k="about.title" />} />
    </>
  );
}
