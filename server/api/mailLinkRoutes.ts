import { Hono } from 'hono';
import type { ResultPage } from '../../src/messages/resultPages.ts';
import { ENDPOINTS } from '../../src/rules/contract.ts';
import type { MailRequestResult } from '../database/requestMail.ts';
import { reasonOf } from '../log.ts';
import type { LinkTokens } from '../mail/linkTokens.ts';
import { answerLanguage } from './answerLanguage.ts';
import { refuseMethod, respond, sendPage } from './answers.ts';
import type { ApiEnv, ApiOptions } from './apiEnv.ts';

type Link = NonNullable<ReturnType<LinkTokens['read']>>;
type Services = Pick<ApiOptions, 'waitlist' | 'tracker'>;

/**
 * Creates the pages behind the links in emails. A GET changes nothing, because mail scanners follow
 * links: it shows a page with one button. A POST acts, whatever its body, and answers with the
 * result, so that an email program can unsubscribe with one click (RFC 8058).
 */
export function createMailLinkRoutes({ waitlist, mail, tracker, log }: ApiOptions): Hono<ApiEnv> {
  const pages = new Hono<ApiEnv>();

  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const path = ENDPOINTS[purpose];
    const findPage = purpose === 'confirm' ? confirmPage : unsubscribePage;
    pages.on(['GET', 'POST'], path, async (c) => {
      // The page's URL contains the token.
      c.header('Referrer-Policy', 'no-referrer');
      const messages = await c.var.loadMessages();
      if (messages === undefined) return respond(c, 'failed', {}, 503);
      const link = mail.tokens.read(purpose, c.req.query('token') ?? '');
      let name: ResultPage = 'unknown';
      try {
        if (link) name = await findPage(link, { waitlist, tracker }, c.req.method === 'POST');
      } catch (error) {
        log({ event: 'database.failed', error: reasonOf(error) });
        name = 'unavailable';
      }
      if (name === 'sentAgain') mail.wake();
      const language = answerLanguage(c, messages, link?.language);
      return sendPage(c, messages, { name, language, status: ERROR_STATUS[name] ?? 200 });
    });
    pages.all(path, (c) => refuseMethod(c, 'GET, HEAD, POST'));
  }
  return pages;
}

const ERROR_STATUS: Partial<Record<ResultPage, 404 | 410 | 503>> = {
  expired: 410,
  unknown: 404,
  unavailable: 503,
};

async function confirmPage(
  link: Link,
  { waitlist, tracker }: Services,
  isPost: boolean,
): Promise<ResultPage> {
  const status = await waitlist.statusOf(link.linkId);
  if (status !== 'pending') return status ?? 'unknown';
  if (!isPost) return link.isExpired ? 'expired' : 'confirm';
  if (link.isExpired) return AFTER_REQUEST[await waitlist.requestMailAgain(link.linkId)];
  const { isThere, origin } = await waitlist.confirm(link.linkId);
  if (origin) tracker.report('waitlist_confirmed', origin);
  return isThere ? 'confirmed' : 'unknown';
}

const AFTER_REQUEST: Record<MailRequestResult, ResultPage> = {
  queued: 'sentAgain',
  tooSoon: 'sentAgain',
  // It was confirmed while the expired link was open.
  confirmed: 'confirmed',
  notFound: 'unknown',
};

async function unsubscribePage(
  link: Link,
  { waitlist, tracker }: Services,
  isPost: boolean,
): Promise<ResultPage> {
  if (!isPost) return (await waitlist.statusOf(link.linkId)) ? 'unsubscribe' : 'unsubscribed';
  // Answers the same if the address was already deleted.
  const origin = await waitlist.unsubscribe(link.linkId);
  if (origin) tracker.report('waitlist_left', origin);
  return 'unsubscribed';
}
