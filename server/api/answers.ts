import en from '../../locales/en.json' with { type: 'json' };
import { type Answer, fillIn, type Messages } from '../../src/email/messages.ts';
import { ALREADY_REGISTERED } from '../../src/waitlist/contract.ts';
import { answerForm } from './answerForm.ts';
import type { ApiContext } from './apiEnv.ts';
import { isFormPost } from './formPost.ts';
import { visitorLanguage } from './requestLanguage.ts';

type Refusal = 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 500 | 503;
type Values = Parameters<typeof fillIn>[1];

/** Answers a sign-up that is stored now, or one that is known. */
export function answerJoin(c: ApiContext, result: 'joined' | 'alreadyRegistered') {
  return result === 'joined' ? respond(c, 201, 'joined') : respond(c, 409, 'known');
}

/** Refuses a request with a sentence for the visitor. */
export function refuse(c: ApiContext, status: Refusal, answer: Answer, values: Values = {}) {
  return respond(c, status, answer, values);
}

/** Refuses a method that the path does not have. */
export function refuseMethod(c: ApiContext, methods: string) {
  c.header('Allow', methods);
  return refuse(c, 405, 'methodNotAllowed', { methods });
}

/**
 * Answers with JSON in the visitor's language, or with a page if the browser has sent the form
 * itself. A build without pages has JSON for everyone, in English.
 */
async function respond(
  c: ApiContext,
  status: Refusal | 201 | 409,
  answer: Answer | 'known',
  values: Values = {},
): Promise<Response> {
  // A fault in the messages, as while a locale file is edited, must still be answered.
  const messages = await c.var.loadMessages().catch(() => undefined);
  const { text, language } = sentence(c, messages, answer);
  if (messages && isFormPost(c)) return answerForm(c, messages, status, text);
  c.header('Content-Language', language);
  return c.json({ success: status === 201, message: fillIn(text, values) }, status);
}

/** Returns an answer in the language of the form or the browser, else in English. */
function sentence(c: ApiContext, messages: Messages | undefined, answer: Answer | 'known') {
  // Clients recognize a known address by these words, and show their own.
  if (answer === 'known') {
    return { text: `This email address is ${ALREADY_REGISTERED}.`, language: 'en' };
  }
  const language = visitorLanguage(c, messages, c.var.fields?.get('language'));
  // An older build has no answers.
  const text = messages?.languages[language]?.answers?.[answer];
  return text === undefined ? { text: ENGLISH[answer], language: 'en' } : { text, language };
}

const ENGLISH: Record<Answer, string> = { ...en.waitlist.errors, ...en.messages.answers };
