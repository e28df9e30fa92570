import { T } from '../i18n/T';
import { PageIntro } from '../sections/PageIntro';
import { PageHead } from '../seo/PageHead';

/** `/privacy` */
export function PrivacyPage() {
  return (
    <>
      <PageHead page="privacy" title="privacy.meta.title" description="privacy.meta.description" />
      <PageIntro title={<T k="privacy.title" />} />
    </>
  );
}
