import { Helmet } from 'react-helmet-async';
import { useTranslation } from 'react-i18next';
import { usePageContext } from '../i18n/pageContext.ts';
import type { TextGroup } from '../i18n/textKeys.ts';
import type { PageId } from '../routes.ts';
import { headTags } from './headTags.ts';

/** The texts of each page's head. */
const TEXTS: Record<PageId, TextGroup<'title' | 'description'>> = {
  home: 'home.meta',
  features: 'features.meta',
  about: 'about.meta',
  roadmap: 'roadmap.meta',
  faq: 'faq.meta',
  privacy: 'privacy.meta',
  terms: 'terms.meta',
  notFound: 'notFound.meta',
};

/**
 * Renders a page's head tags. Each page renders exactly one, because react-helmet-async does not
 * merge nested heads on React 19. It leaves `lang` and `dir` as prerendered: writing them again,
 * even with the same values, recalculates the style of every element.
 */
export function PageHead({ page }: { page: PageId }) {
  const { t } = useTranslation();
  const texts = TEXTS[page];
  const title = t(`${texts}.title`);
  const { links, metas } = headTags({
    ...usePageContext(),
    page,
    title,
    description: t(`${texts}.description`),
    productName: t('brand.name'),
  });
  return (
    <Helmet>
      <title>{title}</title>
      {links.map((attributes) => (
        <link key={`${attributes.rel} ${attributes.hrefLang}`} {...attributes} />
      ))}
      {metas.map((attributes) => (
        <meta key={Object.values(attributes).join(' ')} {...attributes} />
      ))}
    </Helmet>
  );
}
