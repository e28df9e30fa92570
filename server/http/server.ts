import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS } from '../../src/waitlist/contract.ts';
import { isApiRequest } from '../api/apiListener.ts';
import type { ServerSettings } from '../settings.ts';
import { refuseUnreadable } from './refuseUnreadable.ts';
import type { LogEntry } from './requestLog.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';
import { systemdSocket } from './systemdSocket.ts';

/** In milliseconds. Requests are a few kilobytes: a slower client is holding a connection open. */
const TIMEOUTS = {
  headers: 10_000,
  request: 15_000,
  /** Disconnects a client that reads nothing of its answer for this long. */
  stalled: 60_000,
  /** Longer than the minute after which load balancers drop an idle connection. */
  keepAlive: 65_000,
  /** Interval at which Node checks `headers` and `request`. */
  check: 2_000,
  /** The time that open requests have to finish once the server closes. */
  close: 10_000,
};

const MAX_CONNECTIONS = 10_000;

export type Timeouts = typeof TIMEOUTS;

/**
 * Listens on a port, or on systemd's socket if there is one, and logs each request.
 *
 * @param options.answer answers every well-formed request
 * @throws Error with a sentence for the operator when the port is in use
 */
export async function listenForRequests(
  settings: Pick<ServerSettings, 'port' | 'host'>,
  options: {
    answer: (req: IncomingMessage, res: ServerResponse) => void;
    timeouts: Partial<Timeouts>;
    log: (entry: LogEntry) => void;
  },
): Promise<{ url: string; close(): Promise<void> }> {
  const { answer, log } = options;
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.check,
      // Node's own answer has no security headers and no line in the log.
      requireHostHeader: false,
    },
    (req, res) => {
      logWhenDone(req, res, log);
      const problem = hostProblem(req);
      if (problem !== undefined) return refuse(res, problem);
      answer(req, res);
    },
  );
  refuseUnreadable(server, log);
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = timeouts.stalled;
  await listen(server, settings);
  return {
    url: urlOf(server.address() as AddressInfo, settings.host),
    close: () => stop(server, timeouts.close),
  };
}

/**
 * Stops a server once every request that it has begun to read is answered. Connections that wait to
 * be accepted stay with systemd's socket. Without one they are reset, as idle connections are, and
 * the proxy in front sends their requests to the next instance.
 */
async function stop(server: Server, limit: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection stays open after an answer that had begun before.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const tooLong = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(idle);
  clearTimeout(tooLong);
}

async function listen(
  server: Server,
  { port, host }: Pick<ServerSettings, 'port' | 'host'>,
): Promise<void> {
  server.listen(systemdSocket(process.env) ?? { port, host });
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`PORT ${port} is already in use on ${host}. Set PORT to a free one.`, {
      cause: error,
    });
  }
}

function urlOf({ port }: AddressInfo, host: string): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Returns why RFC 9112 (3.2) forbids this request's `Host`. Of several, a proxy may choose another
 * than this server; only HTTP/1.0 does without one.
 */
function hostProblem({ headersDistinct, httpVersion }: IncomingMessage): string | undefined {
  const count = headersDistinct.host?.length ?? 0;
  if (count > 1) return 'This request names more than one host.';
  return count === 0 && httpVersion === '1.1' ? 'This request names no host.' : undefined;
}

function refuse(res: ServerResponse, message: string): void {
  res.writeHead(400, { ...SECURITY_HEADERS, 'Content-Type': 'application/json' });
  res.end(JSON.stringify({ success: false, message }));
}

function logWhenDone(
  req: IncomingMessage,
  res: ServerResponse,
  log: (entry: LogEntry) => void,
): void {
  const start = performance.now();
  res.on('close', () => {
    // 499: the client left before its answer was sent.
    const status = res.writableFinished ? res.statusCode : 499;
    const ms = Math.round(performance.now() - start);
    log({ method: req.method ?? '', path: pathTemplate(req, status), status, ms });
  });
}

/** Returns the path if it is one of the server's own. Any other could hold an address. */
function pathTemplate(req: IncomingMessage, status: number): string {
  const path = req.url?.split('?')[0] ?? '';
  if (isApiRequest(req)) {
    return (Object.values(ENDPOINTS) as string[]).includes(path) ? path : '/api/*';
  }
  return status < 400 ? path : '*';
}
