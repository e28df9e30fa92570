import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Messages } from '../../src/email/messages.ts';
import { ENDPOINTS, FORM_FIELDS } from '../../src/waitlist/contract.ts';
import type { ApiContext } from './apiEnv.ts';
import { fieldsOf } from './formPost.ts';
import { visitorLanguage } from './requestLanguage.ts';
import { sendPage } from './resultPage.ts';

/** The pages to which a form leads, and their addresses below that of the form. */
export const JOIN_PAGES = {
  joined: 'joined',
  known: 'known',
  tooMany: 'too-many',
  notSaved: 'unavailable',
} as const;

/** Where a form leads, by the status that the same sign-up as JSON has. */
const LEADS_TO: Record<number, keyof typeof JOIN_PAGES> = {
  201: 'joined',
  409: 'known',
  429: 'tooMany',
  500: 'notSaved',
  503: 'notSaved',
};

/**
 * Answers a form that the browser has sent itself. Where the visitor can correct nothing in it, it
 * leads to a page that can be reloaded. Otherwise the answer is the form again.
 *
 * @param status that of the answer in JSON
 * @param problem the sentence for the visitor
 */
export async function answerForm(
  c: ApiContext,
  messages: Messages,
  status: ContentfulStatusCode,
  problem: string,
): Promise<Response> {
  const fields = await fieldsOf(c);
  const language = visitorLanguage(c, messages, fields.get(FORM_FIELDS.language));
  const from = sitePath(fields.get(FORM_FIELDS.from));
  const next = LEADS_TO[status];
  if (next !== undefined) {
    // With a redirect it would say when to follow it.
    c.header('Retry-After', undefined);
    // Relative, because the API may have a path in front of it that a proxy removes.
    const [endpoint] = ENDPOINTS.joinWaitlist.split('/').slice(-1);
    const query = new URLSearchParams({ language, from });
    return c.redirect(`${endpoint}/${JOIN_PAGES[next]}?${query}`, 303);
  }
  const typed = fields.get(FORM_FIELDS.email) ?? '';
  const name = status === 403 ? 'otherSite' : 'wrongAddress';
  return sendPage(c, messages, { name, language, status, values: { from, typed, problem } });
}

/** Returns a path if it can be one of the site's pages, so that no link leads elsewhere; else `/`. */
export function sitePath(path: string | null | undefined): string {
  return path && /^(?:\/[\w-]+)+$/.test(path) ? path : '/';
}
