import { readFileSync } from 'node:fs';
import path from 'node:path';
import { samplePage, withSampleLink } from '../../../prerender/dev/sampleLink.ts';
import { withoutPolicy } from '../../../prerender/document/resultPageHtml.ts';
import { MESSAGES_FILE, type Messages } from '../../../src/messages/messages.ts';
import { RESULT_PAGE_NAMES } from '../../../src/messages/resultPages.ts';

/** The documents that the server sends: the mails and the result pages. */
export const MESSAGE_NAMES = ['mail', 'invitation', ...RESULT_PAGE_NAMES] as const;

/** Returns the HTML of a mail, with a sample link, or of a page in a built site. */
export function builtMessage(
  dist: string,
  tag: string,
  name: (typeof MESSAGE_NAMES)[number],
): string {
  const { languages }: Messages = JSON.parse(readFileSync(path.join(dist, MESSAGES_FILE), 'utf8'));
  const language = languages[tag];
  if (!language) throw new Error(`${dist} has no messages in ${tag}`);
  if (name === 'mail') return withSampleLink(language.confirmMail.html);
  if (name === 'invitation') return withSampleLink(language.inviteMail.html);
  return samplePage(language, name);
}

/** Returns the confirmation mail as shown by programs that drop style sheets. */
export function mailWithoutSheets(dist: string, tag: string): string {
  return builtMessage(dist, tag, 'mail').replace(/<style>.*?<\/style>/gs, '');
}

/** Returns all result pages one below another, with their styles, to load them as fast as one. */
export function allResultPages(dist: string, tag: string): string {
  const [first = '', ...others] = RESULT_PAGE_NAMES.map((name) => builtMessage(dist, tag, name));
  const contents = others.map((html) => html.slice(html.indexOf('<style>')));
  return [withoutPolicy(first), ...contents].join('');
}
