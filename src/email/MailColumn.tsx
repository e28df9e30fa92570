import { createElement, type ReactNode } from 'react';
import { size } from '../theme/tokens.ts';
import { pixels } from './mailStyles.ts';

/**
 * A centered column, as wide as the mail allows. Outlook on Windows ignores `max-width`, but reads
 * conditional comments, so these give it a table of fixed width.
 */
export function MailColumn({ children }: { children: ReactNode }) {
  return (
    <>
      <HtmlComment text={`[if mso]>${OUTLOOK_TABLE}<![endif]`} />
      <div style={column}>{children}</div>
      <HtmlComment text="[if mso]></td></tr></table><![endif]" />
    </>
  );
}

const WIDTH = pixels(size.field);

const OUTLOOK_TABLE =
  '<table role="presentation" align="center" cellpadding="0" cellspacing="0" ' +
  `style="width:${WIDTH}px"><tr><td>`;

const column = { maxWidth: WIDTH, margin: '0 auto' };

const WRAPPER = 'html-comment';

/** A comment in the markup, which React cannot render. Its text is put in as it is. */
function HtmlComment({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has no other way to a comment
  return createElement(WRAPPER, { dangerouslySetInnerHTML: { __html: `<!--${text}-->` } });
}

/** Removes the elements that `HtmlComment` needs around its comments. */
export function unwrapComments(html: string): string {
  return html.replaceAll(new RegExp(`</?${WRAPPER}>`, 'g'), '');
}
