import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { WaitlistDatabase } from '../database/waitlistDatabase.ts';
import { clientAddressReader } from '../http/clientAddress.ts';
import type { LogEntry } from '../http/requestLog.ts';
import type { MailService } from '../mail/mailService.ts';
import type { ServerSettings } from '../settings.ts';
import { type ApiWaitlist, createApi, JOIN_RATE_SECONDS } from './api.ts';

/** The part of a database that the API uses. */
export type ApiDatabase = Pick<WaitlistDatabase, 'createRateLimiter'> & { waitlist: ApiWaitlist };

/** Returns whether a request is for the API rather than for the site. */
export function isApiRequest(request: IncomingMessage): boolean {
  return /^\/api(?:[/?]|$)/.test(request.url ?? '');
}

/** Creates the API as a request listener for `node:http`, or for Vite's development server. */
export function createApiListener(options: {
  database: ApiDatabase;
  mail: MailService;
  adminToken: string;
  settings: Pick<ServerSettings, 'allowedOrigins' | 'joinRatePerMinute' | 'trustedHops'>;
  log: (entry: LogEntry) => void;
}): RequestListener {
  const { database, mail, adminToken, settings, log } = options;
  const api = createApi({
    waitlist: database.waitlist,
    mail,
    adminToken,
    allowedOrigins: settings.allowedOrigins,
    limiter: database.createRateLimiter({
      points: settings.joinRatePerMinute,
      duration: JOIN_RATE_SECONDS,
    }),
    clientAddress: clientAddressReader(settings.trustedHops, log),
    log,
  });
  const listener = getRequestListener(api.fetch, { errorHandler: answerUnusableRequest });
  return (request, response) => void listener(request, response);
}

/** Answers requests whose target and `Host` header make no valid URL. */
function answerUnusableRequest(): Response {
  return Response.json(
    { success: false, message: 'This request cannot be understood.' },
    { status: 400, headers: { 'Cache-Control': 'no-store' } },
  );
}
