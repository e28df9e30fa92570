import { LaterStyles } from '../hydration/LaterStyles.tsx';
import { BelowTheFold, HydrationSlice } from '../hydration/slices.tsx';
import { ClosingCall } from '../sections/home/ClosingCall.tsx';
import { FeatureGrid } from '../sections/home/FeatureGrid.tsx';
import { Hero } from '../sections/home/Hero.tsx';
import { Integrations } from '../sections/home/Integrations.tsx';
import { Stats } from '../sections/home/Stats.tsx';
import { PageHead } from '../seo/PageHead.tsx';

const BELOW = [Stats, Integrations, FeatureGrid, ClosingCall];

/** Renders `/`. */
export default function HomePage() {
  return (
    <>
      <PageHead page="home" />
      <HydrationSlice>
        <Hero />
      </HydrationSlice>
      <LaterStyles />
      {BELOW.map((Section) => (
        <BelowTheFold key={Section.name}>
          <Section />
        </BelowTheFold>
      ))}
    </>
  );
}
