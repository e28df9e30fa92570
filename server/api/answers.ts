import en from '../../locales/en.json' with { type: 'json' };
import { fillIn, type Messages } from '../../src/mail/messages.ts';
import {
  OUTCOMES,
  type Outcome,
  type OutcomeStatus,
  type TranslatedOutcome,
} from '../../src/mail/outcomes.ts';
import { ALREADY_REGISTERED } from '../../src/rules/contract.ts';
import type { ApiContext } from './apiEnv.ts';
import { isFormPost } from './formPost.ts';
import { visitorLanguage } from './requestLanguage.ts';
import { answerForm } from './resultPage.ts';

/** Refuses a method that the path does not have. */
export function refuseMethod(c: ApiContext, methods: string) {
  c.header('Allow', methods);
  return respond(c, 'methodNotAllowed', { methods });
}

/**
 * Answers with JSON in the visitor's language, or with a page if the browser has sent the form
 * itself. A build without pages has JSON for everyone, in English.
 *
 * @param values of the message's placeholders
 */
export async function respond(
  c: ApiContext,
  outcome: Outcome,
  values: Parameters<typeof fillIn>[1] = {},
  status: OutcomeStatus = OUTCOMES[outcome].status,
): Promise<Response> {
  // A fault in the messages, as while a locale file is edited, must still be answered.
  const messages = await c.var.loadMessages().catch(() => undefined);
  const { text, language } = message(c, messages, outcome);
  if (messages && isFormPost(c)) return answerForm(c, messages, outcome, text);
  c.header('Content-Language', language);
  const body = { success: outcome === 'joined', message: fillIn(text, values) };
  return c.json(body, status);
}

/** Returns an outcome's message in the language of the form or the browser, else in English. */
function message(c: ApiContext, messages: Messages | undefined, outcome: Outcome) {
  // Clients recognize a known address by these words, and show their own.
  if (outcome === 'alreadyRegistered') {
    return { text: `This email address is ${ALREADY_REGISTERED}.`, language: 'en' };
  }
  const language = visitorLanguage(c, messages, c.var.fields?.get('language'));
  // An older build has no answers.
  const text = messages?.languages[language]?.answers?.[outcome];
  return text === undefined ? { text: ENGLISH[outcome], language: 'en' } : { text, language };
}

const ENGLISH: Record<TranslatedOutcome, string> = {
  ...en.waitlist.errors,
  ...en.messages.answers,
};
