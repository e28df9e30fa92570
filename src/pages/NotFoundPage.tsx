import { css } from '@emotion/react';
import { T } from '../i18n/T.tsx';
import { EmptyGlass } from '../sections/shared/EmptyGlass.tsx';
import { PageIntro } from '../sections/shared/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';
import { column } from '../theme/mixins.ts';
import { media, space } from '../theme/tokens.ts';
import { buttonRow, primaryButton, quietButton } from '../ui/buttonStyles.ts';
import { PageLink } from '../ui/PageLink.tsx';

/** Renders every unknown path (`404.html`, one for each language). */
export function NotFoundPage() {
  return (
    <div css={[column, layout]}>
      <PageHead
        page="notFound"
        title="notFound.meta.title"
        description="notFound.meta.description"
      />
      <PageIntro title="notFound.title" lede="notFound.text" back={null} css={intro}>
        <div css={[buttonRow, actions]}>
          <PageLink to="/" css={primaryButton}>
            <T k="common.returnToHome" />
          </PageLink>
          <PageLink to="/faq" css={quietButton}>
            <T k="notFound.faq" />
          </PageLink>
        </div>
      </PageIntro>
      <EmptyGlass />
    </div>
  );
}

// The layout around it has the column's gutters already.
const intro = css`
  padding-inline: 0;
`;

const actions = css`
  margin-block-start: ${space.m};
`;

const layout = css`
  display: grid;
  padding-block: ${space.xl} ${space.section};
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.xxl};
    align-items: center;
  }
`;
