import type { TFunction } from 'i18next';
import { SITE_URL } from '../config.ts';
import { T } from '../i18n/T.tsx';
import { MailButton } from './MailButton.tsx';
import { MailFrame } from './MailFrame.tsx';
import { belowDivider, intro, styled } from './mailStyles.ts';
import { CONFIRM_DAYS, CONFIRM_LINK } from './messages.ts';

const SITE = new URL(SITE_URL).host;

/** The mail that asks to confirm a sign-up. */
export function ConfirmMail() {
  return (
    <MailFrame
      subject="messages.mail.subject"
      preheader="messages.mail.preheader"
      title="messages.confirm.title"
    >
      <p {...styled('ink', intro)}>
        <T k="messages.mail.intro" values={{ site: SITE }} />
      </p>
      <MailButton href={CONFIRM_LINK} label="messages.confirm.button">
        <T k="messages.mail.validity" values={{ count: CONFIRM_DAYS }} />
      </MailButton>
      <p {...styled('divider', belowDivider)}>
        <T k="messages.mail.notYou" />
      </p>
    </MailFrame>
  );
}

/** Returns the same as paragraphs of plain text. */
export function confirmMailText(t: TFunction): string[] {
  return [
    t('messages.confirm.title'),
    t('messages.mail.intro', { site: SITE }),
    `${t('messages.confirm.button')}\n${CONFIRM_LINK}`,
    t('messages.mail.validity', { count: CONFIRM_DAYS }),
    t('messages.mail.notYou'),
  ];
}
