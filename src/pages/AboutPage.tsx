import { T } from '../i18n/T.tsx';
import { ComingSoon } from '../sections/shared/ComingSoon.tsx';
import { PageHead } from '../seo/PageHead.tsx';

/** Renders `/about`, a placeholder. */
export function AboutPage() {
  return (
    <>
      <PageHead page="about" title="about.meta.title" description="about.meta.description" />
      <ComingSoon title="about.title" lede="about.lede" draft="about.lede">
        <T as="p" k="about.note" />
      </ComingSoon>
    </>
  );
}
