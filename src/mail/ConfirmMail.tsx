import type { TFunction } from 'i18next';
import { SITE_URL } from '../config.ts';
import { T } from '../i18n/T.tsx';
import { font, size, space } from '../theme/tokens.ts';
import { MailFrame } from './MailFrame.tsx';
import { belowDivider, intro, type MailStyles, note, px, styled, text } from './mailStyles.ts';
import { CONFIRM_DAYS, CONFIRM_LINK } from './messages.ts';

const SITE = new URL(SITE_URL).host;

/** Asks to confirm a sign-up: by a button, and an address for programs where buttons fail. */
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
      <table className="action" role="presentation" cellPadding="0" cellSpacing="0">
        <tbody>
          <tr>
            <td {...styled('button', button)}>
              <a href={CONFIRM_LINK} {...styled('label', link)}>
                <T k="messages.confirm.button" />
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p {...styled('muted', note(space.m))}>
        <T k="messages.mail.validity" values={{ count: CONFIRM_DAYS }} />
      </p>
      <p {...styled('muted', note(space.xs))}>
        <T k="messages.mail.link" />
        <br />
        <a href={CONFIRM_LINK} dir="ltr" {...styled('muted', address)}>
          {CONFIRM_LINK}
        </a>
      </p>
      <p {...styled('divider', belowDivider)}>
        <T k="messages.mail.notYou" />
      </p>
    </MailFrame>
  );
}

/** Outlook on Windows ignores a link's padding, so it gets the cell's instead. */
const padding = px(space.s, space.l);
const button: MailStyles = {
  borderRadius: px(size.control),
  textAlign: 'center',
  msoPaddingAlt: padding,
};
const link: MailStyles = {
  ...text(font.body, 1.4),
  msoPaddingAlt: '0',
  display: 'inline-block',
  padding,
  fontWeight: 600,
  textDecoration: 'none',
};

const address: MailStyles = { fontSize: px(font.micro), wordBreak: 'break-all' };

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
