import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ALREADY_REGISTERED, ENDPOINTS } from '../../src/waitlist/contract.ts';
import type { Waitlist } from '../database/waitlistQueries.ts';
import { isMailLate } from '../database/waitlistStats.ts';
import { errorEntry, failureEntry, type LogEntry } from '../http/requestLog.ts';
import type { MailService } from '../mail/mailService.ts';
import { refuse, refuseMethod } from './answers.ts';
import { createEmailLinkRoutes } from './emailLinkRoutes.ts';
import { readJoinRequest } from './joinRequest.ts';
import { requestLanguage } from './requestLanguage.ts';
import { createWaitlistStats } from './waitlistStats.ts';

/** The part of the waitlist that the API uses. */
export type ApiWaitlist = Pick<
  Waitlist,
  'add' | 'checkWritable' | 'statusOf' | 'confirm' | 'requestMailAgain' | 'unsubscribe' | 'stats'
>;

export type ApiEnv = { Bindings: HttpBindings };

/** The time that `JOIN_RATE_PER_MINUTE` counts in. */
export const JOIN_RATE_SECONDS = 60;

/**
 * Creates the waitlist API. No response is cached. Except for the pages that links in emails open,
 * every response is JSON that pages of the allowed origins can read, errors included. Its `message`
 * is a sentence for visitors.
 */
export function createApi(options: {
  waitlist: ApiWaitlist;
  mail: Pick<MailService, 'tokens' | 'loadMessages' | 'wake'>;
  /** Opens the statistics; empty lets nobody in. */
  adminToken: string;
  allowedOrigins: readonly string[];
  /** Rejects with a `RateLimiterRes` once a client has had its share. */
  limiter: Pick<RateLimiterAbstract, 'consume'>;
  /** Names the client that the limiter counts. */
  clientAddress: (request: IncomingMessage) => string;
  log: (entry: LogEntry) => void;
}): Hono<ApiEnv> {
  const { waitlist, mail, log } = options;
  const api = new Hono<ApiEnv>();

  api.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  // Before the header for other origins: these are pages, not data.
  api.route('/', createEmailLinkRoutes(options));
  api.use(allowOrigins(options.allowedOrigins));

  const writable = rememberSuccess(waitlist.checkWritable);
  api.post(ENDPOINTS.joinWaitlist, limitRate(options), async (c) => {
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
      writable.forget();
      log(failureEntry(error));
      return refuse(c, 503, 'We could not save your sign-up just now. Please try again later.');
    }
    return c.json({ success: true, message: 'You are on the waitlist.' }, 201);
  });
  api.all(ENDPOINTS.joinWaitlist, (c) => refuseMethod(c, 'POST'));

  const mailOnTime = rememberSuccess(async () => {
    if (isMailLate(await waitlist.stats())) throw new Error('The oldest email waits for too long.');
  });
  api.get(ENDPOINTS.health, async (c) => {
    try {
      await writable.check();
      if (c.req.query('mail') !== undefined) await mailOnTime.check();
      return c.json({ ok: true });
    } catch (error) {
      log(failureEntry(error));
      return c.json({ ok: false }, 503);
    }
  });
  api.all(ENDPOINTS.health, (c) => refuseMethod(c, 'GET, HEAD'));

  api.route('/', createWaitlistStats(options));

  api.notFound((c) => refuse(c, 404, 'There is nothing at this address.'));
  api.onError((error, c) => {
    log(errorEntry(error));
    return refuse(c, 500, 'Something went wrong on our side. Please try again later.');
  });
  return api;
}

function allowOrigins(origins: readonly string[]): MiddlewareHandler<ApiEnv> {
  const answer = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type'],
    exposeHeaders: ['Retry-After'],
    maxAge: 86_400,
  });
  return (c, next) => {
    // `cors` would answer any OPTIONS request. One that is no preflight is just another method.
    const isPreflight = c.req.header('Access-Control-Request-Method') !== undefined;
    return c.req.method === 'OPTIONS' && !isPreflight ? next() : answer(c, next);
  };
}

function limitRate(options: {
  limiter: Pick<RateLimiterAbstract, 'consume'>;
  clientAddress: (request: IncomingMessage) => string;
}): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const client = options.clientAddress(c.env.incoming);
    try {
      await options.limiter.consume(client);
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
      c.header('Retry-After', String(retryAfter(exceeded.msBeforeNext)));
      return refuse(
        c,
        429,
        'Too many sign-ups came from your network. Please try again in a minute.',
      );
    }
    await next();
  };
}

/** Returns seconds, at most a minute: a clock that was set back would yield hours. */
function retryAfter(msBeforeNext: number): number {
  return Math.min(JOIN_RATE_SECONDS, Math.max(1, Math.ceil(msBeforeNext / 1000)));
}

/**
 * Runs `check` at most once a second while it succeeds, because it writes to the disk or counts all
 * sign-ups, and anybody may ask for it.
 */
function rememberSuccess(check: () => Promise<void>) {
  let result: Promise<void> | undefined;
  const forget = () => {
    result = undefined;
  };
  return {
    forget,
    check(): Promise<void> {
      result ??= check().then(
        () => void setTimeout(forget, REMEMBER_MS).unref(),
        (error: unknown) => {
          forget();
          throw error;
        },
      );
      return result;
    },
  };
}

const REMEMBER_MS = 1_000;
