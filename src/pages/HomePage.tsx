import { ClosingCall } from '../sections/ClosingCall.tsx';
import { FeatureGrid } from '../sections/FeatureGrid.tsx';
import { Hero } from '../sections/Hero.tsx';
import { Integrations } from '../sections/Integrations.tsx';
import { Stats } from '../sections/Stats.tsx';
import { PageHead } from '../seo/PageHead.tsx';

/** `/` */
export function HomePage() {
  return (
    <>
      <PageHead page="home" title="home.meta.title" description="home.meta.description" />
      <Hero />
      <Stats />
      <Integrations />
      <FeatureGrid />
      <ClosingCall />
    </>
  );
}
