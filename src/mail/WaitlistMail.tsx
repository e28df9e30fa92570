import type { TFunction } from 'i18next';
import { SITE_URL } from '../config.ts';
import { T } from '../i18n/T.tsx';
import { CONFIRM_DAYS, CONFIRM_LINK, INVITE_LINK } from '../messages/messages.ts';
import { font, size, space } from '../theme/tokens.ts';
import { MailFrame } from './MailFrame.tsx';
import { belowDivider, intro, type MailStyles, note, px, styled, text } from './mailStyles.ts';

/** The mails of the waitlist: one to confirm a sign-up, and one to invite the confirmed. */
export const MAILS = {
  confirm: {
    subject: 'messages.mail.subject',
    preheader: 'messages.mail.preheader',
    title: 'messages.confirm.title',
    intro: 'messages.mail.intro',
    button: 'messages.confirm.button',
    href: CONFIRM_LINK,
    note: 'messages.mail.validity',
    closing: 'messages.mail.notYou',
  },
  invite: {
    subject: 'messages.invite.subject',
    preheader: 'messages.invite.preheader',
    title: 'messages.invite.title',
    intro: 'messages.invite.intro',
    button: 'messages.invite.button',
    href: INVITE_LINK,
    note: 'messages.invite.personal',
    closing: 'messages.invite.last',
  },
} as const;

export type MailName = keyof typeof MAILS;

const SITE = new URL(SITE_URL).host;

/** A mail with one link: as a button, and as an address for programs where buttons fail. */
export function WaitlistMail({ name }: { name: MailName }) {
  const { subject, preheader, title, button, href, closing, ...mail } = MAILS[name];
  return (
    <MailFrame subject={subject} preheader={preheader} title={title}>
      <p {...styled('ink', intro)}>
        <T k={mail.intro} values={{ site: SITE }} />
      </p>
      <table className="action" role="presentation" cellPadding="0" cellSpacing="0">
        <tbody>
          <tr>
            <td {...styled('button', buttonCell)}>
              <a href={href} {...styled('label', link)}>
                <T k={button} />
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p {...styled('muted', note(space.m))}>
        {/* The note of the invitation has no placeholder. */}
        <T k={mail.note as 'messages.mail.validity'} values={{ count: CONFIRM_DAYS }} />
      </p>
      <p {...styled('muted', note(space.xs))}>
        <T k="messages.mail.link" />
        <br />
        <a href={href} dir="ltr" {...styled('muted', address)}>
          {href}
        </a>
      </p>
      <p {...styled('divider', belowDivider)}>
        <T k={closing} />
      </p>
    </MailFrame>
  );
}

/** Outlook on Windows ignores a link's padding, so it gets the cell's instead. */
const padding = px(space.s, space.l);
const buttonCell: MailStyles = {
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

/** Returns the mail as paragraphs of plain text. */
export function waitlistMailText(t: TFunction, name: MailName): string[] {
  const { title, intro, button, href, note, closing } = MAILS[name];
  return [
    t(title),
    t(intro, { site: SITE }),
    `${t(button)}\n${href}`,
    t(note, { count: CONFIRM_DAYS }),
    t(closing),
  ];
}
