import { css } from '@emotion/react';
import { BelowTheFold } from '../document/hydration/BelowTheFold.tsx';
import { FaqBrowser } from '../sections/faq/FaqBrowser.tsx';
import { FaqClosing } from '../sections/faq/FaqClosing.tsx';
import { PageIntro } from '../sections/shared/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';
import { column } from '../theme/mixins.ts';
import { space } from '../theme/tokens.ts';

/** Renders `/faq`. */
export function FaqPage() {
  return (
    <>
      <PageHead page="faq" title="faq.meta.title" description="faq.meta.description" />
      <PageIntro title="faq.title" lede="faq.lede" />
      <BelowTheFold>
        <div css={[column, body]}>
          <FaqBrowser />
        </div>
        <FaqClosing />
      </BelowTheFold>
    </>
  );
}

const body = css`
  padding-block-end: ${space.section};
`;
