import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { WaitlistDatabase } from '../database/waitlistDatabase.ts';
import { clientAddressReader } from '../http/clientAddress.ts';
import { type LogEntry, writeLogLine } from '../http/requestLog.ts';
import type { ServerSettings } from '../settings.ts';
import { createApi, JOIN_RATE_SECONDS } from './api.ts';

/** Whether `createApiListener` answers this request, rather than the site. */
export function isApiRequest(request: IncomingMessage): boolean {
  return /^\/api(?:[/?]|$)/.test(request.url ?? '');
}

/** The API as a listener for `node:http` or any server of that shape. */
export function createApiListener(
  database: WaitlistDatabase,
  settings: Pick<ServerSettings, 'allowedOrigins' | 'joinRatePerMinute' | 'trustedHops'>,
  log: (entry: LogEntry) => void = writeLogLine,
): RequestListener {
  const api = createApi({
    waitlist: database.waitlist,
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

/** For what never reaches the API, as its URL or `Host` header makes no URL. */
function answerUnusableRequest(): Response {
  return Response.json(
    { success: false, message: 'This request cannot be understood.' },
    { status: 400, headers: { 'Cache-Control': 'no-store' } },
  );
}
