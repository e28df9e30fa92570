import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../log.ts';
import type { ServerSettings } from '../settings.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';

/** In milliseconds. Requests are a few kilobytes, so a slower client only occupies a connection. */
const TIMEOUTS = {
  headers: 10_000,
  request: 15_000,
  /** Disconnects a client that has not read any of its answer for this long. */
  stalled: 60_000,
  /** Longer than the minute after which load balancers close an idle connection. */
  keepAlive: 65_000,
  check: 2_000,
  /** For open requests to finish once the server closes. */
  close: 5_000,
};

const MAX_CONNECTIONS = 10_000;

export type Timeouts = typeof TIMEOUTS;

/**
 * Listens on a port, or on systemd's socket if there is one. Adds the security headers and an
 * id to every answer, and logs it. Requests that Node's parser refuses never get here.
 * @param options.pathInLog returns the path to log for a request, which must not contain an address
 */
export async function listenForRequests(
  { port, host }: Pick<ServerSettings, 'port' | 'host'>,
  options: {
    answer: RequestListener;
    pathInLog: (url: string, status: number) => string;
    timeouts: Partial<Timeouts>;
    log: Log;
  },
): Promise<{ url: string; close(): Promise<void> }> {
  const { answer, pathInLog, log } = options;
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.check,
    },
    (req, res) => {
      const start = performance.now();
      const id = randomUUID();
      res.setHeader('X-Request-Id', id);
      res.on('close', () => {
        // 499: the client left before its answer was sent.
        const status = res.writableFinished ? res.statusCode : 499;
        const ms = Math.round(performance.now() - start);
        const path = pathInLog(req.url ?? '', status);
        log({ event: 'request', id, method: req.method ?? '', path, status, ms });
      });
      res.setHeaders(new Map(Object.entries(SECURITY_HEADERS)));
      // Some proxies send the whole URL (RFC 9112, section 3.2.2).
      req.url = req.url?.replace(/^https?:\/\/[^/?]*\/?/i, '/');
      answer(req, res);
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = timeouts.stalled;
  // The socket that systemd passes to a service (sd_listen_fds(3)) outlives the process, so
  // connections made during a restart wait instead of being refused.
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  const isPassed = LISTEN_PID === String(process.pid) && LISTEN_FDS === '1';
  server.listen(isPassed ? { fd: 3 } : { port, host });
  await once(server, 'listening').catch(({ message }: Error) => {
    throw new Error(`The server cannot listen on HOST ${host}, PORT ${port}: ${message}.`);
  });
  return {
    url: urlOf(server.address() as AddressInfo, host),
    /**
     * Resolves once every request that has begun to arrive is answered. Connections that are not
     * yet accepted stay with systemd's socket. Without one they are reset, as idle connections are,
     * and the proxy in front repeats their requests at the next instance.
     */
    async close() {
      const closed = once(server, 'close');
      server.close();
      // A connection whose answer had already begun would stay open after it.
      const idle = setInterval(() => server.closeIdleConnections(), 100);
      const tooLong = setTimeout(() => server.closeAllConnections(), timeouts.close);
      await closed;
      clearInterval(idle);
      clearTimeout(tooLong);
    },
  };
}

export function urlOf({ port }: { port: number }, host: string): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
