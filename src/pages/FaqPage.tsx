import { css } from '@emotion/react';
import IconMail from '~icons/lucide/mail';
import { supportMailto } from '../config.ts';
import { BelowTheFold } from '../document/hydration/slices.tsx';
import { T } from '../i18n/T.tsx';
import { useText } from '../i18n/useText.ts';
import { FaqBrowser } from '../sections/faq/FaqBrowser.tsx';
import { ClosingPanel } from '../sections/shared/ClosingPanel.tsx';
import { JoinWaitlistLink } from '../sections/shared/JoinWaitlistLink.tsx';
import { PageIntro } from '../sections/shared/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';
import { column } from '../theme/mixins.ts';
import { space } from '../theme/tokens.ts';
import { primaryButton, quietButton } from '../ui/buttonStyles.ts';

/** Renders `/faq`. */
export function FaqPage() {
  const t = useText();
  return (
    <>
      <PageHead page="faq" title="faq.meta.title" description="faq.meta.description" />
      <PageIntro title="faq.title" lede="faq.lede" />
      <BelowTheFold>
        <div css={[column, body]}>
          <FaqBrowser />
        </div>
        <ClosingPanel title="faq.contact.title" text="faq.contact.text">
          <a css={quietButton} href={supportMailto(t('faq.contact.subject'))}>
            <IconMail aria-hidden="true" />
            <T k="common.contactSupport" />
          </a>
          <JoinWaitlistLink styles={primaryButton} />
        </ClosingPanel>
      </BelowTheFold>
    </>
  );
}

const body = css`
  padding-block-end: ${space.section};
`;
