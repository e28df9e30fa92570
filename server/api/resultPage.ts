import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { fillIn, type Messages } from '../../src/mail/messages.ts';
import { OUTCOMES, type Outcome } from '../../src/mail/outcomes.ts';
import { RESULT_PAGES, type ResultPage } from '../../src/mail/resultPages.ts';
import { ENDPOINTS, FORM_FIELDS } from '../../src/rules/contract.ts';
import { escapeHtml } from '../mail/escapeHtml.ts';
import type { ApiContext } from './apiEnv.ts';
import { fieldsOf } from './formPost.ts';
import { visitorLanguage } from './requestLanguage.ts';

/**
 * Answers a form that the browser has sent itself. Where the visitor can correct nothing in it, it
 * leads to a page that can be reloaded. Otherwise the answer is the form again.
 *
 * @param problem the sentence for the visitor
 */
export async function answerForm(
  c: ApiContext,
  messages: Messages,
  outcome: Outcome,
  problem: string,
): Promise<Response> {
  const fields = await fieldsOf(c);
  const language = visitorLanguage(c, messages, fields.get(FORM_FIELDS.language));
  const from = sitePath(fields.get(FORM_FIELDS.from));
  const { status, page: name } = OUTCOMES[outcome];
  const page = RESULT_PAGES[name];
  if ('path' in page) {
    // On a redirect it would say when to follow it.
    c.header('Retry-After', undefined);
    // Relative, because the API may have a path in front of it that a proxy removes.
    const [endpoint] = ENDPOINTS.joinWaitlist.split('/').slice(-1);
    const query = new URLSearchParams({ language, from });
    return c.redirect(`${endpoint}/${page.path}?${query}`, 303);
  }
  const typed = fields.get(FORM_FIELDS.email) ?? '';
  return sendPage(c, messages, { name, language, status, values: { from, typed, problem } });
}

/** Returns a path if it can be one of the site's pages, so that no link leads elsewhere; else `/`. */
export function sitePath(path: string | null | undefined): string {
  return path && /^(?:\/[\w-]+)+$/.test(path) ? path : '/';
}

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
