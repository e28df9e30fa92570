import { createI18n } from '../../src/i18n/createI18n.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { PAGE_IDS } from '../../src/routes.ts';
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

/** The pages that have an image of their own. */
const PICTURED = PAGE_IDS.filter((id) => id !== 'notFound');

/** Lists a share image for each of these pages in every locale, with the page's own texts. */
export function pageShareImages(locales: readonly ImageLocale[]): ShareImage[] {
  return locales.flatMap(({ language, strings }) => {
    const { t } = createI18n(language, strings);
    return PICTURED.map((page) => ({
      file: shareImagePath(language.tag, page),
      tag: language.tag,
      dir: language.dir,
      title: t(page === 'home' ? 'home.hero.title' : `${page}.title`),
      tagline: t('footer.tagline'),
      productName: t('brand.name'),
    }));
  });
}
