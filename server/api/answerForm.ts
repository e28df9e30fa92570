import type { Messages } from '../../src/mail/messages.ts';
import { OUTCOMES, type Outcome } from '../../src/mail/outcomes.ts';
import { RESULT_PAGES } from '../../src/mail/resultPages.ts';
import { ENDPOINTS, FORM_FIELDS } from '../../src/rules/contract.ts';
import type { ApiContext } from './apiEnv.ts';
import { fieldsOf } from './formPost.ts';
import { visitorLanguage } from './requestLanguage.ts';
import { sendPage } from './resultPage.ts';

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
