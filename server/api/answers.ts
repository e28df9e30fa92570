import type { ContentfulStatusCode } from 'hono/utils/http-status';
import en from '../../locales/en.json' with { type: 'json' };
import { API_OUTCOMES, type ApiOutcome, type ApiStatus } from '../../src/messages/apiOutcomes.ts';
import { fillIn, type Messages } from '../../src/messages/messages.ts';
import { RESULT_PAGES, type ResultPage } from '../../src/messages/resultPages.ts';
import { ALREADY_REGISTERED, ENDPOINTS, FORM_FIELDS } from '../../src/rules/contract.ts';
import { escapeHtml } from '../mail/escapeHtml.ts';
import { answerLanguage } from './answerLanguage.ts';
import type { ApiContext } from './apiEnv.ts';

export function refuseMethod(c: ApiContext, methods: string) {
  c.header('Allow', methods);
  return respond(c, 'methodNotAllowed', { methods });
}

/**
 * Answers with JSON in the language of the form or the browser, or with a page if the browser has
 * sent the form itself. With a build without pages, every answer is JSON in English.
 */
export async function respond(
  c: ApiContext,
  outcome: ApiOutcome,
  values: Parameters<typeof fillIn>[1] = {},
  status: ApiStatus = API_OUTCOMES[outcome].status,
): Promise<Response> {
  // Broken messages, for example while a locale file is being edited, must not prevent an answer.
  const messages = await c.var.loadMessages().catch(() => undefined);
  const { fields } = c.var;
  const language = answerLanguage(c, messages, fields?.get(FORM_FIELDS.language));
  const answers: Partial<Record<ApiOutcome, string>> = messages?.languages[language]?.answers ?? {};
  // Clients recognize this answer by its English phrase, and show a text of their own.
  const translated = outcome === 'alreadyRegistered' ? undefined : answers[outcome];
  const message = fillIn(translated ?? ENGLISH[outcome], values);
  if (messages && fields) return answerForm(c, messages, { fields, language, outcome, message });
  c.header('Content-Language', translated === undefined ? 'en' : language);
  return c.json({ success: outcome === 'joined', message }, status);
}

const ENGLISH: Record<ApiOutcome, string> = {
  ...en.waitlist.errors,
  ...en.messages.answers,
  alreadyRegistered: `This email address is ${ALREADY_REGISTERED}.`,
};

/**
 * Answers a form that the browser has sent itself: with the form again if the visitor can correct
 * something, otherwise with a redirect to a page that can be reloaded.
 */
function answerForm(
  c: ApiContext,
  messages: Messages,
  answer: { fields: URLSearchParams; language: string; outcome: ApiOutcome; message: string },
): Response {
  const { fields, language, outcome, message } = answer;
  const from = sitePath(fields.get(FORM_FIELDS.from));
  const { status, page: name } = API_OUTCOMES[outcome];
  const page = RESULT_PAGES[name];
  if ('path' in page) {
    // On a redirect, this header would delay the redirect.
    c.header('Retry-After', undefined);
    // Relative, because a proxy may remove a path in front of the API's.
    const endpoint = ENDPOINTS.joinWaitlist.split('/').at(-1);
    const query = new URLSearchParams({ language, from });
    return c.redirect(`${endpoint}/${page.path}?${query}`, 303);
  }
  const values = { from, typed: fields.get(FORM_FIELDS.email) ?? '', problem: message };
  return sendPage(c, messages, { name, language, status, values });
}

/** Returns a path if it can be a page of the site, else `/`, so that no link leads off the site. */
export function sitePath(path: string | null | undefined): string {
  return path && /^(?:\/[\w-]+)+$/.test(path) ? path : '/';
}

/**
 * Answers with a page.
 * @param page.values text for its placeholders
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
  const document = messages.languages[language]?.pages[name];
  if (document === undefined) throw new Error(`The site in DIST_DIR has no page "${name}".`);
  const escaped = Object.entries(values).map(([key, text]) => [key, escapeHtml(text)]);
  c.header('Cache-Control', 'no-store, no-transform');
  c.header('Content-Language', language);
  c.header('X-Robots-Tag', 'noindex');
  return c.html(fillIn(document, Object.fromEntries(escaped)), status);
}
