import { useTranslation } from 'react-i18next';
import { supportMailto } from '../config.ts';
import { BelowTheFold } from '../hydration/slices.tsx';
import { T } from '../i18n/T.tsx';
import { FaqBrowser } from '../sections/faq/FaqBrowser.tsx';
import { ClosingPanel } from '../sections/shared/ClosingPanel.tsx';
import { JoinWaitlistLink } from '../sections/shared/JoinWaitlistLink.tsx';
import { PageIntro } from '../sections/shared/PageIntro.tsx';
import { PageHead } from '../seo/PageHead.tsx';
import { column, spaceBelow } from '../theme/mixins.ts';
import { primaryButton, quietButton } from '../ui/buttonStyles.ts';
import { MailIcon } from '../ui/icons.tsx';

/** Renders `/faq`. */
export default function FaqPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead page="faq" />
      <PageIntro title="faq.title" lede="faq.lede" />
      <BelowTheFold>
        <div css={[column, spaceBelow]}>
          <FaqBrowser />
        </div>
        <ClosingPanel texts="faq.contact">
          <a css={quietButton} href={supportMailto(t('faq.contact.subject'))}>
            <MailIcon />
            <T k="common.contactSupport" />
          </a>
          <JoinWaitlistLink styles={primaryButton} />
        </ClosingPanel>
      </BelowTheFold>
    </>
  );
}
