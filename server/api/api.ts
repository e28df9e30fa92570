import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { ENDPOINTS, RECEIPT_HEADER } from '../../src/rules/contract.ts';
import { reasonOf, stackOf } from '../log.ts';
import { hasToken } from './adminToken.ts';
import { refuseMethod, respond } from './answers.ts';
import type { ApiEnv, ApiOptions } from './apiEnv.ts';
import { clientAddressReader } from './clientAddress.ts';
import { createGrowthRoutes } from './growthRoutes.ts';
import { createJoinPages, createJoinRoute } from './joinRoutes.ts';
import { createMailLinkRoutes } from './mailLinkRoutes.ts';

/** The header that tells `waitlist doctor` how many proxies its request came through. */
export const FORWARDED_HOPS = 'Forwarded-Hops';

export function isApiRequest({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** Creates the API as a request listener for `node:http`, or for Vite's development server. */
export function createApiListener(options: ApiOptions): RequestListener {
  const message = 'This request cannot be understood.';
  const listener = getRequestListener(createApi(options).fetch, {
    // The target and the `Host` header do not form a valid URL.
    errorHandler: () => Response.json({ success: false, message }, { status: 400 }),
  });
  return (request, response) => void listener(request, response);
}

/**
 * Creates the API of the waitlist and of the site's own counting. Links in emails open pages, and
 * pages answer a form that the browser has sent itself. Every other response is JSON that pages of
 * the allowed origins can read. Its `message` is a sentence for visitors.
 */
export function createApi(options: ApiOptions): Hono<ApiEnv> {
  const { waitlist, mail, adminToken, settings, log } = options;
  const { allowedOrigins } = settings;
  const clientAddress = clientAddressReader(settings.trustedHops, log);
  const api = new Hono<ApiEnv>();

  api.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.set('loadMessages', mail.loadMessages);
    await next();
  });
  // Before the header for other origins: these are pages, not data.
  api.route('/', createMailLinkRoutes(options));
  api.route('/', createJoinPages());
  const allowOthers = cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'POST'],
    // The growth team's page sends `Authorization`.
    allowHeaders: ['Content-Type', 'Authorization'],
    exposeHeaders: ['Content-Language', 'Retry-After', RECEIPT_HEADER],
    maxAge: 86_400,
  });
  // Only if there are any: it makes each answer a tenth slower.
  if (allowedOrigins.length > 0) api.use(allowOthers);
  api.route('/', createJoinRoute(options, clientAddress));

  const checkWritable = atMostOnceASecond(waitlist.checkWritable);
  const checkMail = atMostOnceASecond(async () => {
    const problem = await waitlist.mailProblem();
    if (problem !== undefined) throw new Error(problem);
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

  api.get(ENDPOINTS.waitlistStats, async (c) => {
    if (!hasToken(c.req.header('Authorization'), adminToken)) return c.notFound();
    const forwardedFor = c.req.header('X-Forwarded-For')?.split(',') ?? [];
    c.header(FORWARDED_HOPS, String(forwardedFor.length));
    try {
      return c.json(await waitlist.stats());
    } catch (error) {
      log({ event: 'database.failed', error: reasonOf(error) });
      return respond(c, 'failed', {}, 503);
    }
  });
  api.route('/', createGrowthRoutes(options, clientAddress));

  api.notFound((c) => respond(c, 'notFound'));
  api.onError((error, c) => {
    log({ event: 'error', error: stackOf(error) });
    return respond(c, 'failed');
  });
  return api;
}

/** Runs a check at most once a second, and never twice at a time: anybody may request it. */
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
