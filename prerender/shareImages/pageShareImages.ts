import { createI18n } from '../../src/i18n/createI18n.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import type { PageId } from '../../src/routes.ts';
import { shareImagePath } from '../../src/seo/shareImage.ts';
import type { ShareImageText } from './text.ts';

/** An image to draw: its path in the output folder and its text. */
export interface ShareImage extends ShareImageText {
  file: string;
  /** Tag of the language. */
  tag: string;
}

/** What images need of a locale. */
export type ImageLocale = Pick<Locale, 'language' | 'strings'>;

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
export function pageShareImages(locales: readonly ImageLocale[]): ShareImage[] {
  return locales.flatMap(({ language, strings }) => {
    const { t } = createI18n(language, strings);
    return (Object.keys(TITLES) as (keyof typeof TITLES)[]).map((page) => ({
      file: shareImagePath(language.tag, page),
      tag: language.tag,
      dir: language.dir,
      title: t(TITLES[page]),
      tagline: t('footer.tagline'),
      productName: t('brand.name'),
    }));
  });
}
