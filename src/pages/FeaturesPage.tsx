import { T } from '../i18n/T.tsx';
import type { TextKey } from '../i18n/useText.ts';
import { ComingSoon } from '../sections/shared/ComingSoon.tsx';
import { PageHead } from '../seo/PageHead.tsx';

const LIST: TextKey[] = [
  'features.list.see',
  'features.list.listen',
  'features.list.act',
  'features.list.stay',
];

/** Renders `/features`, a placeholder. */
export function FeaturesPage() {
  return (
    <>
      <PageHead
        page="features"
        title="features.meta.title"
        description="features.meta.description"
      />
      <ComingSoon title="features.title" lede="features.lede" draft="features.draft">
        <ul>
          {LIST.map((text) => (
            <T key={text} as="li" k={text} />
          ))}
        </ul>
      </ComingSoon>
    </>
  );
}
