import { T } from '../i18n/T';
import { PageIntro } from '../sections/PageIntro';
import { PageHead } from '../seo/PageHead';

/** `/about` */
export function AboutPage() {
  return (
    <>
      <PageHead page="about" title="about.meta.title" description="about.meta.description" />
      <PageIntro title={<T k="about.title" />} />
    </>
  );
}
