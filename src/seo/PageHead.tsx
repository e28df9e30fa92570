import { Helmet } from 'react-helmet-async';
import { useTranslation } from 'react-i18next';
import { usePageContext } from '../i18n/pageContext.ts';
import type { PageId } from '../routes.ts';
import { headTags } from './headTags.ts';

/**
 * Renders a page's head tags, from its texts in `meta`. Each page renders exactly one, because
 * react-helmet-async does not merge nested heads on React 19. It leaves `lang` and `dir` as
 * prerendered: writing them again, even with the same values, recalculates the style of every
 * element.
 */
export function PageHead({ page }: { page: PageId }) {
  const { t } = useTranslation();
  const title = t(`${page}.meta.title`);
  const { links, metas } = headTags({
    ...usePageContext(),
    page,
    title,
    description: t(`${page}.meta.description`),
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
