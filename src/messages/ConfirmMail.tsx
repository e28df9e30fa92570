import type { ReactNode } from 'react';
import { SITE_URL, SUPPORT_EMAIL } from '../config.ts';
import { usePageDocument } from '../document/pageDocument.ts';
import { T } from '../i18n/T.tsx';
import { useText } from '../i18n/useText.ts';
import { FONT_SIZES, RADII, SIZES, SPACES } from '../theme/tokenValues.ts';
import { mailtoLink } from '../ui/mailtoLink.ts';
import { mailStyleSheet, px, styled } from './mailStyles.ts';
import { CONFIRM_DAYS, CONFIRM_LINK, UNSUBSCRIBE_LINK } from './messages.ts';

/**
 * The mail that asks to confirm a sign-up, as an HTML document: one column of tables, which all
 * mail clients lay out alike. It loads nothing, so that opening it tells nobody.
 */
export function ConfirmMail() {
  const t = useText();
  const { language } = usePageDocument();
  const subject = t('messages.mail.subject');
  return (
    <html lang={language.tag} dir={language.dir}>
      <head>
        <meta charSet="utf-8" />
        {Object.entries(METAS).map(([name, content]) => (
          <meta key={name} name={name} content={content} />
        ))}
        <title>{subject}</title>
        <style>{mailStyleSheet}</style>
      </head>
      <body {...styled('paper', { margin: 0, padding: 0 })}>
        <div style={preheader}>
          <T k="messages.mail.preheader" />
        </div>
        {/* Some clients replace the document's root, and with it the language and direction. */}
        {/* biome-ignore lint/a11y/useSemanticElements: mail clients drop the element */}
        <div role="article" aria-label={subject} lang={language.tag} dir={language.dir}>
          <Rows {...styled('paper')}>
            <td align="center" style={margins}>
              <Rows style={column}>
                <td className="roomy" style={head}>
                  <Brand />
                </td>
              </Rows>
              <Rows style={column}>
                <td {...styled('edge', edge)}>
                  <Rows {...styled('card', card)}>
                    <td className="roomy" style={room}>
                      <Request />
                    </td>
                  </Rows>
                </td>
              </Rows>
              <Rows style={column}>
                <td className="roomy" style={foot}>
                  <Links />
                </td>
              </Rows>
            </td>
          </Rows>
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
          <td {...styled('ink', name)}>
            <T k="brand.name" />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Request() {
  return (
    <>
      <h1 {...styled('ink', heading)}>
        <T k="messages.confirm.title" />
      </h1>
      <p {...styled('ink', paragraph)}>
        <T k="messages.mail.intro" values={{ site: new URL(SITE_URL).host }} />
      </p>
      <table role="presentation" cellPadding="0" cellSpacing="0">
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
      <p {...styled('muted', smallText)}>
        <T k="messages.mail.validity" values={{ count: CONFIRM_DAYS }} />
        <br />
        <T k="messages.mail.link" />
        <br />
        <a href={CONFIRM_LINK} dir="ltr" {...styled('muted', address)}>
          {CONFIRM_LINK}
        </a>
      </p>
      <p {...styled('rule', ruled)}>
        <T k="messages.mail.notYou" />
      </p>
    </>
  );
}

function Links() {
  const t = useText();
  return (
    <>
      <a
        href={mailtoLink(SUPPORT_EMAIL, t('messages.confirm.title'))}
        {...styled('muted', footLink)}
      >
        <T k="messages.contact" values={{ email: SUPPORT_EMAIL }} />
      </a>
      <br />
      <a href={UNSUBSCRIBE_LINK} {...styled('muted', footLink)}>
        <T k="messages.mail.unsubscribe" />
      </a>
    </>
  );
}

/** A table of one row, across the width that is there. */
function Rows({
  children,
  ...styles
}: {
  children: ReactNode;
  style?: object;
  className?: string;
}) {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" {...styles}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

const METAS = {
  viewport: 'width=device-width, initial-scale=1',
  'color-scheme': 'light dark',
};

const FONT = 'system-ui, -apple-system, Roboto, Helvetica, Arial, sans-serif';
const text = { margin: 0, fontFamily: FONT, fontSize: px(FONT_SIZES.body), lineHeight: 1.6 };
const small = { ...text, fontSize: px(FONT_SIZES.small) };

const preheader = { display: 'none', maxHeight: 0, overflow: 'hidden' };

const margins = { padding: `${px(SPACES.l)}px ${px(SPACES.s)}px` };

const column = { maxWidth: px(SIZES.field), margin: '0 auto' };

const head = { padding: `0 ${px(SPACES.l)}px ${px(SPACES.m)}px` };

/** The brand mark's proportions, rounded to whole pixels. */
const ring = {
  width: 16,
  height: 16,
  borderWidth: 4,
  borderStyle: 'solid',
  borderRadius: '50%',
};
const pupil = { width: 6, height: 6, margin: 5, borderRadius: '50%' };
const name = {
  ...text,
  padding: `0 ${px(SPACES.xs)}px`,
  fontSize: px(FONT_SIZES.title4),
  fontWeight: 650,
  lineHeight: 1,
};

/** The card's iridescent edge, as far as it shows around the card. */
const edge = { padding: 1.5, borderRadius: px(RADII.l) };
const card = { borderRadius: px(RADII.l) - 1.5 };
const room = { padding: px(SPACES.l) };

const heading = {
  ...text,
  fontSize: px(FONT_SIZES.title2),
  fontWeight: 600,
  lineHeight: 1.25,
};

const paragraph = { ...text, margin: `${px(SPACES.m)}px 0 ${px(SPACES.l)}px` };

const button = { borderRadius: px(SIZES.control), textAlign: 'center' } as const;

const label = {
  ...text,
  display: 'inline-block',
  padding: `${px(SPACES.s)}px ${px(SPACES.l)}px`,
  fontWeight: 600,
  lineHeight: 1.4,
  textDecoration: 'none',
};

const smallText = { ...small, margin: `${px(SPACES.l)}px 0 0` };

const address = { fontSize: px(FONT_SIZES.micro), wordBreak: 'break-all' } as const;

const ruled = {
  ...small,
  margin: `${px(SPACES.l)}px 0 0`,
  padding: `${px(SPACES.l)}px 0 0`,
  borderWidth: '1px 0 0',
  borderStyle: 'solid',
};

const foot = { ...small, padding: `${px(SPACES.m)}px ${px(SPACES.l)}px` };

const footLink = { fontSize: px(FONT_SIZES.small) };
