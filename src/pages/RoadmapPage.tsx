import { BelowTheFold } from '../document/hydration/BelowTheFold.tsx';
import { T } from '../i18n/T.tsx';
import { RoadmapClosing } from '../sections/roadmap/RoadmapClosing.tsx';
import { RoadmapPhases } from '../sections/roadmap/RoadmapPhases.tsx';
import { PageIntro } from '../sections/shared/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';

/** Renders `/roadmap`. */
export function RoadmapPage() {
  return (
    <>
      <PageHead page="roadmap" title="roadmap.meta.title" description="roadmap.meta.description" />
      <PageIntro title={<T k="roadmap.title" />} lede={<T k="roadmap.lede" />} />
      <BelowTheFold>
        <RoadmapPhases />
      </BelowTheFold>
      <BelowTheFold>
        <RoadmapClosing />
      </BelowTheFold>
    </>
  );
}
