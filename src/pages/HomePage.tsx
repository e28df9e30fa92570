import { ClosingCall } from '../sections/ClosingCall';
import { FeatureGrid } from '../sections/FeatureGrid';
import { Hero } from '../sections/Hero';
import { Integrations } from '../sections/Integrations';
import { Stats } from '../sections/Stats';
import { PageHead } from '../seo/PageHead';

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
