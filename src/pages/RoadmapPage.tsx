import { css } from '@emotion/react';
import { BelowTheFold } from '../hydration/slices.tsx';
import { PHASES } from '../product.ts';
import { PHASE_ROWS, RoadmapPhaseCard } from '../sections/roadmap/RoadmapPhaseCard.tsx';
import { ClosingPanel } from '../sections/shared/ClosingPanel.tsx';
import { JoinWaitlistLink } from '../sections/shared/JoinWaitlistLink.tsx';
import { PageIntro } from '../sections/shared/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';
import { column, grid } from '../theme/mixins.ts';
import { media, space } from '../theme/tokens.ts';
import { primaryButton } from '../ui/buttonStyles.ts';

/** Renders `/roadmap`. */
export default function RoadmapPage() {
  return (
    <>
      <PageHead page="roadmap" />
      <PageIntro title="roadmap.title" lede="roadmap.lede" />
      <BelowTheFold>
        <ol css={[column, phases]}>
          {PHASES.map((phase, index) => (
            <li key={phase.platform}>
              <RoadmapPhaseCard {...phase} number={index + 1} />
            </li>
          ))}
        </ol>
      </BelowTheFold>
      <BelowTheFold>
        <ClosingPanel texts="roadmap.closing">
          <JoinWaitlistLink styles={primaryButton} />
        </ClosingPanel>
      </BelowTheFold>
    </>
  );
}

const phases = css`
  ${grid(space.m)}
  padding-block-end: ${space.section};
  ${media.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    row-gap: 0;
    & > li {
      display: grid;
      grid-row: span ${PHASE_ROWS};
      grid-template-rows: subgrid;
    }
  }
`;
