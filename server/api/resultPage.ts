import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { fillIn, type Messages } from '../../src/mail/messages.ts';
import type { ResultPage } from '../../src/mail/resultPages.ts';
import { escapeHtml } from '../mail/escapeHtml.ts';
import type { ApiContext } from './apiEnv.ts';

/**
 * Answers with a page.
 * @param values text for its placeholders
 * @throws Error when the build has no such page, because it is older or newer than the server
 */
export function sendPage(
  c: ApiContext,
  messages: Messages,
  page: {
    name: ResultPage;
    language: string;
    status: ContentfulStatusCode;
    values?: Record<string, string>;
  },
): Response {
  const { name, language, status, values = {} } = page;
  const html = messages.languages[language]?.pages[name];
  if (html === undefined) throw new Error(`The site in DIST_DIR has no page "${name}".`);
  const escaped = Object.entries(values).map(([key, text]) => [key, escapeHtml(text)]);
  c.header('Cache-Control', 'no-store, no-transform');
  c.header('Content-Language', language);
  c.header('X-Robots-Tag', 'noindex');
  return c.html(fillIn(html, Object.fromEntries(escaped)), status);
}
