import { T } from '../i18n/T';
import { PageIntro } from '../sections/PageIntro';
import { PageHead } from '../seo/PageHead';

/** `/roadmap` */
export function RoadmapPage() {
  return (
    <>
      <PageHead page="roadmap" title="roadmap.meta.title" description="roadmap.meta.description" />
      <PageIntro title={<T k="roadmap.title" />} />
    </>
  );
}
