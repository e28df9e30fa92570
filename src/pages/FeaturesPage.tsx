import { T } from '../i18n/T';
import { PageIntro } from '../sections/PageIntro';
import { PageHead } from '../seo/PageHead';

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
