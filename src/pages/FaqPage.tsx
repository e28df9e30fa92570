import { css } from '@emotion/react';
import { BelowTheFold } from '../document/hydration/BelowTheFold.tsx';
import { FaqBrowser } from '../sections/faq/FaqBrowser.tsx';
import { MailCard } from '../sections/shared/MailCard.tsx';
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
          <MailCard
            title="faq.contact.title"
            text="faq.contact.text"
            subject="faq.contact.subject"
            label="common.contactSupport"
          />
        </div>
      </BelowTheFold>
    </>
  );
}

const body = css`
  display: grid;
  gap: ${space.l};
  padding-block-end: ${space.section};
`;
