import { type Context, Hono } from 'hono';
import type { LinkPage, Messages } from '../../src/messages/messages.ts';
import { ENDPOINTS } from '../../src/waitlist/contract.ts';
import type { Waitlist } from '../database/waitlistQueries.ts';
import { errorEntry, type LogEntry } from '../http/requestLog.ts';
import type { LinkTokens } from '../mail/linkTokens.ts';
import type { MailService } from '../mail/mailService.ts';
import { refuse, refuseMethod } from './answers.ts';
import { requestLanguage } from './requestLanguage.ts';

type Link = NonNullable<ReturnType<LinkTokens['read']>>;
type Signups = Pick<Waitlist, 'statusOf' | 'confirm' | 'unsubscribe'>;

/**
 * Creates the pages behind the links in mails. A GET changes nothing, because mail scanners follow
 * links: it shows a page with one button. A POST acts, whatever its body, and answers with the
 * result, so that a mail program can unsubscribe with one click (RFC 8058).
 */
export function createLinkRoutes(options: {
  waitlist: Signups;
  mail: Pick<MailService, 'tokens' | 'loadMessages'>;
  log: (entry: LogEntry) => void;
}): Hono {
  const { waitlist, mail, log } = options;
  const pages = new Hono();

  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const path = ENDPOINTS[purpose];
    const findPage = purpose === 'confirm' ? confirmPage : unsubscribePage;
    pages.use(path, async (c, next) => {
      // The address of the page holds the token.
      c.header('Referrer-Policy', 'no-referrer');
      c.header('X-Robots-Tag', 'noindex');
      await next();
    });
    pages.on(['GET', 'POST'], path, async (c) => {
      const messages = await mail.loadMessages();
      if (messages === undefined) {
        return refuse(c, 503, 'This page is not there just now. Please try again later.');
      }
      const link = mail.tokens.read(purpose, c.req.query('token') ?? '');
      let page: LinkPage = 'unknown';
      try {
        if (link) page = await findPage(link, waitlist, c.req.method === 'POST');
      } catch (error) {
        log(errorEntry(error));
        page = 'unavailable';
      }
      return c.html(htmlOf(page, link, messages, c), STATUS[page]);
    });
    pages.all(path, (c) => refuseMethod(c, 'GET, HEAD, POST'));
  }
  return pages;
}

const STATUS = {
  confirm: 200,
  confirmed: 200,
  unsubscribe: 200,
  unsubscribed: 200,
  expired: 410,
  unknown: 404,
  unavailable: 503,
} as const satisfies Record<LinkPage, number>;

async function confirmPage(link: Link, waitlist: Signups, isPost: boolean): Promise<LinkPage> {
  const status = await waitlist.statusOf(link.linkId);
  if (status !== 'pending') return status ?? 'unknown';
  if (link.isExpired) return 'expired';
  if (!isPost) return 'confirm';
  return (await waitlist.confirm(link.linkId)) ? 'confirmed' : 'unknown';
}

async function unsubscribePage(link: Link, waitlist: Signups, isPost: boolean): Promise<LinkPage> {
  if (!isPost) return (await waitlist.statusOf(link.linkId)) ? 'unsubscribe' : 'unsubscribed';
  // If the address is gone already, this is still what the visitor wants to hear.
  await waitlist.unsubscribe(link.linkId);
  return 'unsubscribed';
}

/** Returns the page in the mail's language, else in one that the browser asks for. */
function htmlOf(page: LinkPage, link: Link | undefined, messages: Messages, c: Context): string {
  const { languages } = messages;
  const ofMail = link && Object.hasOwn(languages, link.language) ? link.language : undefined;
  const language =
    ofMail ?? requestLanguage(c.req.header('Accept-Language'), Object.keys(languages));
  return (languages[language] ?? Object.values(languages)[0])?.pages[page] ?? '';
}
