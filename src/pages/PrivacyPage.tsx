import { T } from '../i18n/T.tsx';
import { PageIntro } from '../sections/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';

/** `/privacy` */
export function PrivacyPage() {
  return (
    <>
      <PageHead page="privacy" title="privacy.meta.title" description="privacy.meta.description" />
      <PageIntro title={<T k="privacy.title" />} />
    </>
  );
}
