import type { ReactNode } from 'react';
import { T } from '../i18n/T.tsx';
import type { TextKey } from '../i18n/useText.ts';
import { font, size, space } from '../theme/tokens.ts';
import { type MailStyles, note, px, styled, text } from './mailStyles.ts';

interface MailButtonProps {
  href: string;
  label: TextKey;
  /** The paragraph below the button. */
  children: ReactNode;
}

/** A link as a button, and below it as an address, for programs in which the button does not work. */
export function MailButton({ href, label, children }: MailButtonProps) {
  return (
    <>
      <table className="action" role="presentation" cellPadding="0" cellSpacing="0">
        <tbody>
          <tr>
            <td {...styled('button', button)}>
              <a href={href} {...styled('label', link)}>
                <T k={label} />
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p {...styled('muted', note(space.m))}>{children}</p>
      <p {...styled('muted', note(space.xs))}>
        <T k="messages.mail.link" />
        <br />
        <a href={href} dir="ltr" {...styled('muted', address)}>
          {href}
        </a>
      </p>
    </>
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
