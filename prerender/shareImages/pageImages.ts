import { createI18n } from '../../src/i18n/createI18n.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import type { PageId } from '../../src/routes.ts';
import { shareImagePath } from '../../src/seo/headTags.ts';
import type { ShareImage } from './render.ts';

/** The heading of each page that has an image of its own. */
const TITLES = {
  home: 'home.hero.title',
  features: 'features.title',
  about: 'about.title',
  roadmap: 'roadmap.title',
  faq: 'faq.title',
  privacy: 'privacy.title',
  terms: 'terms.title',
} as const satisfies Record<Exclude<PageId, 'notFound'>, string>;

/** Lists a share image for each of these pages in every locale, with the page's own texts. */
export function pageShareImages(locales: readonly Locale[]): ShareImage[] {
  return locales.flatMap(({ language, strings, phrased: phrasedStrings }) => {
    const { t } = createI18n(language, strings);
    const phrased = createI18n(language, phrasedStrings);
    return (Object.keys(TITLES) as (keyof typeof TITLES)[]).map((page) => ({
      file: shareImagePath(language.tag, page),
      dir: language.dir,
      title: phrased.t(TITLES[page]),
      tagline: t('footer.tagline'),
      productName: t('brand.name'),
    }));
  });
}
