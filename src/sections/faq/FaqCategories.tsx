import { css } from '@emotion/react';
import { T } from '../../i18n/T.tsx';
import { useText } from '../../i18n/useText.ts';
import { flexWrap, listedLinks, muted, screenOnly } from '../../theme/mixins.ts';
import { font, media, size, space } from '../../theme/tokens.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import type { FaqCategory } from './faqEntries.ts';

interface FaqCategoriesProps {
  categories: FaqCategory[];
  onFollow: (() => void) | undefined;
}

/** Links to the categories: a line above the questions, or a column beside them. */
export function FaqCategories({ categories, onFollow }: FaqCategoriesProps) {
  const t = useText();
  return (
    <nav css={[screenOnly, contents]} aria-label={t('faq.categories')}>
      {categories.map(({ id, title }) => (
        <PageLink key={id} to={`#${id}`} onClick={onFollow}>
          <T k={title} />
        </PageLink>
      ))}
    </nav>
  );
}

const contents = css`
  ${flexWrap('0', space.l)}
  ${muted(font.small)}
  ${listedLinks}
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    padding: 0;
  }
  ${media.wide} {
    grid-column: 1 / 4;
    position: sticky;
    inset-block-start: calc(${size.header} + ${space.l});
    align-self: start;
    display: grid;
    justify-items: start;
    margin-block-start: calc(-1 * ${space.xs});
  }
`;
