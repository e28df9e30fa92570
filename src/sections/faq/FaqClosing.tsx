import IconMail from '~icons/lucide/mail';
import { supportMailto } from '../../config.ts';
import { T } from '../../i18n/T.tsx';
import { useText } from '../../i18n/useText.ts';
import { primaryButton, quietButton } from '../../ui/buttonStyles.ts';
import { ClosingPanel } from '../shared/ClosingPanel.tsx';
import { JoinWaitlistLink } from '../shared/JoinWaitlistLink.tsx';

/** For questions that the page does not answer: a mail link to support, and the waitlist. */
export function FaqClosing() {
  const t = useText();
  return (
    <ClosingPanel title="faq.contact.title" text="faq.contact.text">
      <a css={quietButton} href={supportMailto(t('faq.contact.subject'))}>
        <IconMail aria-hidden="true" />
        <T k="common.contactSupport" />
      </a>
      <JoinWaitlistLink styles={primaryButton} />
    </ClosingPanel>
  );
}
