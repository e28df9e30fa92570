import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { ALREADY_REGISTERED, ENDPOINTS } from '../../src/waitlist/contract.ts';
import type { WaitlistDatabase } from '../database/openDatabase.ts';
import type { Waitlist } from '../database/waitlistQueries.ts';
import { isMailLate } from '../database/waitlistStats.ts';
import { type Log, reasonOf, stackOf } from '../log.ts';
import type { MailService } from '../mail/mailService.ts';
import type { ServerSettings } from '../settings.ts';
import { refuse, refuseMethod } from './answers.ts';
import { createEmailLinkRoutes } from './emailLinkRoutes.ts';
import { readJoinRequest } from './joinRequest.ts';
import { limitRate } from './limitRate.ts';
import { requestLanguage } from './requestLanguage.ts';
import { createWaitlistStats } from './waitlistStats.ts';

/** The part of the waitlist that the API uses. */
export type ApiWaitlist = Pick<
  Waitlist,
  'add' | 'checkWritable' | 'statusOf' | 'confirm' | 'requestMailAgain' | 'unsubscribe' | 'stats'
>;

interface ApiOptions {
  waitlist: ApiWaitlist;
  /** Counts for several servers; without it this one counts for itself. */
  createRateLimiter?: WaitlistDatabase['createRateLimiter'];
  mail: Pick<MailService, 'tokens' | 'loadMessages' | 'wake'>;
  /** Opens the statistics; empty lets nobody in. */
  adminToken: string;
  settings: Pick<
    ServerSettings,
    'allowedOrigins' | 'joinRatePerMinute' | 'joinRatePerDay' | 'trustedHops'
  >;
  log: Log;
}

type ApiEnv = { Bindings: HttpBindings };

const MAX_BODY_BYTES = 2 * 1024;

/** Returns whether a request is for the API rather than for the site. */
export function isApiRequest({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** Creates the API as a request listener for `node:http`, or for Vite's development server. */
export function createApiListener(options: ApiOptions): RequestListener {
  const listener = getRequestListener(createApi(options).fetch, {
    // The target and the `Host` header make no valid URL.
    errorHandler: () => Response.json({ success: false, message: UNUSABLE }, { status: 400 }),
  });
  return (request, response) => void listener(request, response);
}

const UNUSABLE = 'This request cannot be understood.';

/**
 * Creates the waitlist API. No response is cached. Except for the pages that links in emails open,
 * every response is JSON that pages of the allowed origins can read, errors included. Its `message`
 * is a sentence for visitors.
 */
export function createApi(options: ApiOptions): Hono<ApiEnv> {
  const { waitlist, mail, adminToken, settings, log } = options;
  const api = new Hono<ApiEnv>();

  api.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  // Before the header for other origins: these are pages, not data.
  api.route('/', createEmailLinkRoutes({ waitlist, mail, log }));
  api.use(
    cors({
      origin: [...settings.allowedOrigins],
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['Content-Type'],
      exposeHeaders: ['Retry-After'],
      maxAge: 86_400,
    }),
  );

  const limitBody = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => refuse(c, 413, 'This is more than an email address needs.'),
  });
  api.post(ENDPOINTS.joinWaitlist, limitRate(options), limitBody, async (c) => {
    const join = await readJoinRequest(c.req.raw);
    if (!join.ok) return refuse(c, join.status, join.message);
    const languages = Object.keys((await mail.loadMessages())?.languages ?? {});
    const language = requestLanguage(c.req.header('Accept-Language'), languages);
    try {
      const result = await waitlist.add(join.email, language);
      // A known address that is not confirmed may get another email.
      mail.wake();
      if (result === 'alreadyRegistered') {
        return refuse(c, 409, `This email address is ${ALREADY_REGISTERED}.`);
      }
    } catch (error) {
      log({ event: 'database.failed', error: reasonOf(error) });
      return refuse(c, 503, 'We could not save your sign-up just now. Please try again later.');
    }
    return c.json({ success: true, message: 'You are on the waitlist.' }, 201);
  });
  api.all(ENDPOINTS.joinWaitlist, (c) => refuseMethod(c, 'POST'));

  const checkWritable = atMostOnceASecond(waitlist.checkWritable);
  const checkMail = atMostOnceASecond(async () => {
    if (isMailLate(await waitlist.stats())) throw new Error('The oldest email waits for too long.');
  });
  api.get(ENDPOINTS.health, async (c) => {
    try {
      await checkWritable();
      if (c.req.query('mail') !== undefined) await checkMail();
      return c.json({ ok: true });
    } catch (error) {
      log({ event: 'health.failed', error: reasonOf(error) });
      return c.json({ ok: false }, 503);
    }
  });
  api.all(ENDPOINTS.health, (c) => refuseMethod(c, 'GET, HEAD'));

  api.route('/', createWaitlistStats({ waitlist, adminToken, log }));

  api.notFound((c) => refuse(c, 404, 'There is nothing at this address.'));
  api.onError((error, c) => {
    log({ event: 'error', error: stackOf(error) });
    return refuse(c, 500, 'Something went wrong on our side. Please try again later.');
  });
  return api;
}

/** Limits a check that writes to the disk or counts all sign-ups, since anybody may ask for it. */
function atMostOnceASecond(check: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  const forget = () => {
    result = undefined;
  };
  return () => {
    result ??= check().finally(() => void setTimeout(forget, 1_000).unref());
    return result;
  };
}
