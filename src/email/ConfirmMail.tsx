import type { TFunction } from 'i18next';
import { SITE_URL, SUPPORT_EMAIL } from '../config.ts';
import { T } from '../i18n/T.tsx';
import { font, size, space } from '../theme/tokens.ts';
import { MailFrame } from './MailFrame.tsx';
import { type MailStyles, px, styled, text } from './mailStyles.ts';
import { CONFIRM_DAYS, CONFIRM_LINK, UNSUBSCRIBE_LINK } from './messages.ts';

const SITE = new URL(SITE_URL).host;

/**
 * The mail that asks to confirm a sign-up: by a button, and below it by an address, for programs in
 * which the button does not work.
 */
export function ConfirmMail() {
  return (
    <MailFrame>
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

/** The paragraph that follows the heading. */
const intro = { ...text(font.body), margin: px(space.m, '0', space.l) };

/** Returns the styles of a small paragraph with this space above it. */
const note = (above: string) => ({ ...text(font.small), margin: px(above, '0', '0') });

/** A paragraph below a line, for the part `divider`. */
const belowDivider = {
  ...note(space.l),
  padding: px(space.l, '0', '0'),
  borderWidth: '1px 0 0',
  borderStyle: 'solid',
};

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

/** Returns the same as plain text. Mail programs wrap long lines. */
export function confirmMailText(t: TFunction): string {
  const paragraphs = [
    t('brand.name'),
    t('messages.confirm.title'),
    t('messages.mail.intro', { site: SITE }),
    `${t('messages.confirm.button')}\n${CONFIRM_LINK}`,
    t('messages.mail.validity', { count: CONFIRM_DAYS }),
    t('messages.mail.notYou'),
    '--',
    t('messages.contact', { email: SUPPORT_EMAIL }),
    `${t('messages.mail.unsubscribe')}\n${UNSUBSCRIBE_LINK}`,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
