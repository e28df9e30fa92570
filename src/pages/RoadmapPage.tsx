import { T } from '../i18n/T.tsx';
import { PageIntro } from '../sections/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';

/** `/roadmap` */
export function RoadmapPage() {
  return (
    <>
      <PageHead page="roadmap" title="roadmap.meta.title" description="roadmap.meta.description" />
      <PageIntro title={<T k="roadmap.title" />} />
    </>
  );
}
