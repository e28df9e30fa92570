import { BelowTheFold } from '../document/hydration/BelowTheFold.tsx';
import { RoadmapPhases } from '../sections/roadmap/RoadmapPhases.tsx';
import { ClosingPanel } from '../sections/shared/ClosingPanel.tsx';
import { JoinWaitlistLink } from '../sections/shared/JoinWaitlistLink.tsx';
import { PageIntro } from '../sections/shared/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';
import { primaryButton } from '../ui/buttonStyles.ts';

/** Renders `/roadmap`. */
export function RoadmapPage() {
  return (
    <>
      <PageHead page="roadmap" title="roadmap.meta.title" description="roadmap.meta.description" />
      <PageIntro title="roadmap.title" lede="roadmap.lede" />
      <BelowTheFold>
        <RoadmapPhases />
      </BelowTheFold>
      <BelowTheFold>
        <ClosingPanel title="roadmap.closing.title" text="roadmap.closing.text">
          <JoinWaitlistLink styles={primaryButton} />
        </ClosingPanel>
      </BelowTheFold>
    </>
  );
}
