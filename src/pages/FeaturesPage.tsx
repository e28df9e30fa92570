import { T } from '../i18n/T.tsx';
import { PageIntro } from '../sections/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';

/** `/features` */
export function FeaturesPage() {
  return (
    <>
      <PageHead
        page="features"
        title="features.meta.title"
        description="features.meta.description"
      />
      <PageIntro title={<T k="features.title" />} />
    </>
  );
}
