import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { ENDPOINTS } from '../../src/rules/contract.ts';
import { FIGURES_CSV, FIGURES_PAGE } from '../figures/figuresPage.ts';
import { reasonOf, stackOf } from '../log.ts';
import { refuseMethod, respond } from './answers.ts';
import type { ApiEnv, ApiOptions } from './apiEnv.ts';
import { createTokenCheck } from './authorization.ts';
import { clientAddressReader } from './clientAddress.ts';
import { createFiguresRoutes } from './figuresRoutes.ts';
import { createJoinRoute, createResultPages } from './joinRoutes.ts';
import { createMailLinkRoutes } from './mailLinkRoutes.ts';

/** Returns whether the API answers a request: those below `/api`, and the pages of the team. */
export function isApiRequest({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  const [path = ''] = url.split('?');
  return /^\/api(?:\/|$)/.test(path) || path === FIGURES_PAGE || path === FIGURES_CSV;
}

/** Creates the API as a request listener for `node:http`, or for Vite's development server. */
export function createApiListener(options: ApiOptions): RequestListener {
  const message = 'Malformed request.';
  const listener = getRequestListener(createApi(options).fetch, {
    // HTTP/1.0 allows requests without `Host`, which load balancers send to check the health.
    hostname: 'localhost',
    // The target and the `Host` header do not form a valid URL.
    errorHandler: () => Response.json({ success: false, message }, { status: 400 }),
  });
  return (request, response) => void listener(request, response);
}

/**
 * Creates the waitlist API and the team's figures page. Links in emails, and forms that the browser
 * sends itself, are answered with pages. Every other response is JSON that pages of the allowed
 * origins can read. Its `message` is a sentence for visitors.
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
  // Before CORS: these are pages, not data.
  api.route('/', createMailLinkRoutes(options));
  api.route('/', createResultPages());
  const allowOthers = cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type'],
    exposeHeaders: ['Content-Language', 'Retry-After'],
    maxAge: 86_400,
  });
  // Only if needed: it makes each answer a tenth slower.
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

  const checkToken = createTokenCheck(adminToken, clientAddress, log);
  api.route('/', createFiguresRoutes(options, checkToken));

  api.notFound((c) => respond(c, 'notFound'));
  api.onError((error, c) => {
    log({ event: 'error', error: stackOf(error) });
    return respond(c, 'failed');
  });
  return api;
}

/**
 * Runs a check at most once a second, and never twice at a time, because the endpoint is public.
 */
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
