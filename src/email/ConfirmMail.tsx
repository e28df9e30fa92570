import type { ReactNode } from 'react';
import { SITE_URL, SUPPORT_EMAIL, supportMailto } from '../config.ts';
import { usePageContext } from '../document/pageContext.ts';
import { FallbackLang, T } from '../i18n/T.tsx';
import { useText } from '../i18n/useText.ts';
import { font, radius, size, space } from '../theme/tokens.ts';
import { MailColumn } from './MailColumn.tsx';
import { EDGE_WIDTH, MAIL_STYLE_SHEETS, type MailStyles, pixels, styled } from './mailStyles.ts';
import { CONFIRM_DAYS, CONFIRM_LINK, UNSUBSCRIBE_LINK } from './messages.ts';

/**
 * The mail that asks to confirm a sign-up, as an HTML document: one column of tables, which all
 * mail programs lay out alike. It loads nothing, so that opening it tells nobody.
 */
export function ConfirmMail() {
  const t = useText();
  const { language } = usePageContext();
  const subject = t('messages.mail.subject');
  return (
    <html lang={language.tag} dir={language.dir}>
      <head>
        <meta charSet="utf-8" />
        {Object.entries(METAS).map(([name, content]) => (
          <meta key={name} name={name} content={content} />
        ))}
        <title>{subject}</title>
        {MAIL_STYLE_SHEETS.map((sheet) => (
          <style key={sheet}>{sheet}</style>
        ))}
      </head>
      <body {...styled('paper', { margin: 0, padding: 0 })}>
        <div style={preheader}>
          <FallbackLang k="messages.mail.preheader">{t('messages.mail.preheader')}</FallbackLang>
          {PREHEADER_FILLER}
        </div>
        {/* Some programs replace the document's root, and with it the language and direction. */}
        {/* biome-ignore lint/a11y/useSemanticElements: mail programs drop the element */}
        <div role="article" aria-label={subject} lang={language.tag} dir={language.dir}>
          <Table {...styled('paper')}>
            <td style={margins}>
              <MailColumn>
                <Table>
                  <td className="header" style={header}>
                    <Brand />
                  </td>
                </Table>
                <Table>
                  <td {...styled('edge', edge)}>
                    <Table {...styled('card', card)}>
                      <td className="content" style={content}>
                        <ConfirmRequest />
                      </td>
                    </Table>
                  </td>
                </Table>
                <Table>
                  <td className="footer" style={footer}>
                    <FooterLinks />
                  </td>
                </Table>
              </MailColumn>
            </td>
          </Table>
        </div>
      </body>
    </html>
  );
}

/** The brand's ring, drawn with borders, and its name. */
function Brand() {
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0">
      <tbody>
        <tr>
          <td>
            <div {...styled('ring', ring)}>
              <div {...styled('pupil', pupil)} />
            </div>
          </td>
          <td {...styled('ink', brandName)}>
            <T k="brand.name" />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function ConfirmRequest() {
  return (
    <>
      <h1 {...styled('heading', heading)}>
        <T k="messages.confirm.title" />
      </h1>
      <p {...styled('ink', intro)}>
        <T k="messages.mail.intro" values={{ site: new URL(SITE_URL).host }} />
      </p>
      <table className="action" role="presentation" cellPadding="0" cellSpacing="0">
        <tbody>
          <tr>
            <td {...styled('button', button)}>
              <a href={CONFIRM_LINK} {...styled('label', label)}>
                <T k="messages.confirm.button" />
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p {...styled('muted', validity)}>
        <T k="messages.mail.validity" values={{ count: CONFIRM_DAYS }} />
      </p>
      <p {...styled('muted', fallbackLink)}>
        <T k="messages.mail.link" />
        <br />
        <a href={CONFIRM_LINK} dir="ltr" {...styled('muted', address)}>
          {CONFIRM_LINK}
        </a>
      </p>
      <p {...styled('divider', afterDivider)}>
        <T k="messages.mail.notYou" />
      </p>
    </>
  );
}

function FooterLinks() {
  const t = useText();
  return (
    <>
      <p style={footerLine}>
        <a href={supportMailto(t('messages.confirm.title'))} {...styled('muted')}>
          <T k="messages.contact" values={{ email: SUPPORT_EMAIL }} />
        </a>
      </p>
      <p style={footerLine}>
        <a href={UNSUBSCRIBE_LINK} {...styled('muted')}>
          <T k="messages.mail.unsubscribe" />
        </a>
      </p>
    </>
  );
}

/** A table of one row, across the width that is there. */
function Table({
  children,
  ...attributes
}: {
  children: ReactNode;
  style?: object;
  className?: string;
}) {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" {...attributes}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

const METAS = {
  viewport: 'width=device-width, initial-scale=1',
  'color-scheme': 'light dark',
  'supported-color-schemes': 'light dark',
  // Keeps programs from making links of what they take for dates and addresses.
  'format-detection': 'telephone=no, date=no, address=no, email=no, url=no',
};

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const text = { margin: 0, fontFamily: FONT, fontSize: pixels(font.body), lineHeight: 1.6 };
const small = { ...text, fontSize: pixels(font.small) };

/** Shown in lists of mails, not in the mail. */
const preheader: MailStyles = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  msoHide: 'all',
};

/** Invisible characters, so that lists do not fill the preheader's line with the mail's text. */
const PREHEADER_FILLER = '\u034f\u200c\u00a0'.repeat(100);

const margins = { padding: `${pixels(space.l)}px ${pixels(space.s)}px` };

const header = { padding: `0 ${pixels(space.l)}px ${pixels(space.m)}px` };

/** The brand mark's proportions, rounded to whole pixels. Outlook on Windows draws no circles. */
const ring: MailStyles = {
  width: 16,
  height: 16,
  borderWidth: 4,
  borderStyle: 'solid',
  borderRadius: '50%',
  msoHide: 'all',
};
const pupil: MailStyles = { width: 6, height: 6, margin: 5, borderRadius: '50%', msoHide: 'all' };

const brandName = {
  ...text,
  padding: `0 ${pixels(space.xs)}px`,
  fontSize: pixels(font.title4),
  fontWeight: 650,
  lineHeight: 1,
};

/** The card's iridescent edge, as far as it shows around the card. */
const edge = { padding: EDGE_WIDTH, borderRadius: pixels(radius.l) };
const card = { borderRadius: pixels(radius.l) - EDGE_WIDTH };
const content = { padding: pixels(space.l) - EDGE_WIDTH };

const heading = {
  ...text,
  fontSize: pixels(font.title2),
  fontWeight: 600,
  lineHeight: 1.3,
};

const intro = { ...text, margin: `${pixels(space.m)}px 0 ${pixels(space.l)}px` };

/** Outlook on Windows ignores a link's padding, so there the cell has it. */
const button: MailStyles = {
  borderRadius: pixels(size.control),
  textAlign: 'center',
  msoPaddingAlt: `${pixels(space.s)}px ${pixels(space.l)}px`,
};
const label: MailStyles = {
  ...text,
  msoPaddingAlt: '0',
  display: 'inline-block',
  padding: `${pixels(space.s)}px ${pixels(space.l)}px`,
  fontWeight: 600,
  lineHeight: 1.4,
  textDecoration: 'none',
};

const validity = { ...small, margin: `${pixels(space.m)}px 0 0` };
const fallbackLink = { ...small, margin: `${pixels(space.xs)}px 0 0` };

const address = { fontSize: pixels(font.micro), wordBreak: 'break-all' } as const;

const afterDivider = {
  ...small,
  margin: `${pixels(space.l)}px 0 0`,
  padding: `${pixels(space.l)}px 0 0`,
  borderWidth: '1px 0 0',
  borderStyle: 'solid',
};

const footer = { padding: `${pixels(space.m)}px ${pixels(space.l)}px` };
const footerLine = { ...small, margin: `0 0 ${pixels(space.xs)}px` };
