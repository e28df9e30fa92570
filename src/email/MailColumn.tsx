import type { ReactNode } from 'react';
import { SIZES } from '../theme/tokenValues.ts';
import { HtmlComment } from './HtmlComment.tsx';
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

const WIDTH = pixels(SIZES.field);

const OUTLOOK_TABLE =
  '<table role="presentation" align="center" cellpadding="0" cellspacing="0" ' +
  `style="width:${WIDTH}px"><tr><td>`;

const column = { maxWidth: WIDTH, margin: '0 auto' };
