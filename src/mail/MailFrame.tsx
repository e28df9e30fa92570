import { type ComponentProps, createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SUPPORT_EMAIL, supportMailto } from '../config.ts';
import { usePageContext } from '../i18n/pageContext.ts';
import { FallbackLang, T } from '../i18n/T.tsx';
import type { TextKey } from '../i18n/textKeys.ts';
import { UNSUBSCRIBE_LINK } from '../messages/messages.ts';
import { font, radius, size, space } from '../theme/tokens.ts';
import { EDGE_WIDTH, MAIL_STYLE_SHEETS, pixels, px, styled, text } from './mailStyles.ts';

interface MailFrameProps {
  subject: TextKey;
  /** The text that lists of mails show after the subject. */
  preheader: TextKey;
  /** The heading, and the subject of questions to the support address. */
  title: TextKey;
  /** The content below the heading. */
  children: ReactNode;
}

/** A mail in tables, which all programs lay out alike. It contains no tracking. */
export function MailFrame({ subject, preheader, title, children }: MailFrameProps) {
  const { t } = useTranslation();
  const { language } = usePageContext();
  return (
    <html lang={language.tag} dir={language.dir}>
      <head>
        <meta charSet="utf-8" />
        {Object.entries(METAS).map(([name, content]) => (
          <meta key={name} name={name} content={content} />
        ))}
        <title>{t(subject)}</title>
        {MAIL_STYLE_SHEETS.map((sheet) => (
          <style key={sheet}>{sheet}</style>
        ))}
      </head>
      <body {...styled('paper', { margin: 0, padding: 0 })}>
        <div style={hidden}>
          <FallbackLang k={preheader}>{t(preheader)}</FallbackLang>
          {PREHEADER_FILLER}
        </div>
        {/* Some programs replace the document's root, and with it the language and direction. */}
        {/* biome-ignore lint/a11y/useSemanticElements: mail programs drop the element */}
        <div role="article" aria-label={t(subject)} lang={language.tag} dir={language.dir}>
          <Table {...styled('paper')} cell={{ style: margins }}>
            <Column>
              <Table cell={{ className: 'header', style: header }}>
                <span {...styled('ink', brandName)}>
                  <T k="brand.name" />
                </span>
              </Table>
              <Table cell={styled('edge', edge)}>
                <Table {...styled('card', card)} cell={{ className: 'content', style: content }}>
                  <h1 {...styled('heading', heading)}>
                    <T k={title} />
                  </h1>
                  {children}
                </Table>
              </Table>
              <Table cell={{ className: 'footer', style: footer }}>
                <p style={footerLine}>
                  <a href={supportMailto(t(title))} {...styled('muted')}>
                    <T k="messages.contact" values={{ email: SUPPORT_EMAIL }} />
                  </a>
                </p>
                <p style={footerLine}>
                  <a href={UNSUBSCRIBE_LINK} {...styled('muted')}>
                    <T k="messages.mail.unsubscribe" />
                  </a>
                </p>
              </Table>
            </Column>
          </Table>
        </div>
      </body>
    </html>
  );
}

/** A table of one cell, as wide as its container. */
function Table({
  cell,
  children,
  ...attributes
}: ComponentProps<'table'> & { cell: ComponentProps<'td'> }) {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" {...attributes}>
      <tbody>
        <tr>
          <td {...cell}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

const WIDTH = px(size.field);

/** A centered column, as wide as the mail allows. */
function Column({ children }: { children: ReactNode }) {
  const style = { maxWidth: WIDTH, margin: '0 auto' };
  return createElement('outlook-table', null, <div style={style}>{children}</div>);
}

/**
 * Puts the column into a table of fixed width for Outlook on Windows, which ignores `max-width` but
 * reads conditional comments. React cannot render comments.
 */
export function withOutlookTable(html: string): string {
  const attributes = 'role="presentation" align="center" cellpadding="0" cellspacing="0"';
  const start = `<table ${attributes} style="width:${WIDTH}"><tr><td>`;
  return html
    .replace('<outlook-table>', `<!--[if mso]>${start}<![endif]-->`)
    .replace('</outlook-table>', '<!--[if mso]></td></tr></table><![endif]-->');
}

const METAS = {
  viewport: 'width=device-width, initial-scale=1',
  'color-scheme': 'light dark',
  'supported-color-schemes': 'light dark',
  // Keeps programs from linking text that looks like a date or an address.
  'format-detection': 'telephone=no, date=no, address=no, email=no, url=no',
};

const hidden = { display: 'none', maxHeight: 0, overflow: 'hidden', msoHide: 'all' } as const;

/** Invisible characters, so that lists do not fill the preheader's line with the mail's text. */
const PREHEADER_FILLER = '\u034f\u200c\u00a0'.repeat(100);

const margins = { padding: px(space.l, space.s) };
const header = { padding: px('0', space.l, space.m) };

const brandName = { ...text(font.title3, 1), fontWeight: 650 };

/** The iridescent edge that shows around the card. */
const edge = { padding: EDGE_WIDTH, borderRadius: px(radius.l) };
const card = { borderRadius: pixels(radius.l) - EDGE_WIDTH };
const content = { padding: pixels(space.l) - EDGE_WIDTH };
const heading = { ...text(font.title2, 1.3), fontWeight: 600 };

const footer = { padding: px(space.m, space.l) };
const footerLine = { ...text(font.small), margin: px('0', '0', space.xs) };
