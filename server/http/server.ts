import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS } from '../../src/waitlist/contract.ts';
import { createApiListener, isApiRequest } from '../api/apiListener.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { createMailService } from '../mail/mailService.ts';
import { readMessages } from '../mail/readMessages.ts';
import { addressHashes, readSecrets } from '../mail/secrets.ts';
import type { ServerSettings } from '../settings.ts';
import { serveSite } from '../site/staticSite.ts';
import { Connections } from './connections.ts';
import { drain } from './drain.ts';
import { refuseUnreadable } from './refuseUnreadable.ts';
import { errorEntry, type LogEntry, writeLogLine } from './requestLog.ts';
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
  /** Limit for accepting connections from the backlog once the server closes. */
  accept: 3_000,
  /** The time that idle connections stay open once the server closes. */
  drain: 1_000,
  /** The time that open requests have to finish once the server closes. */
  close: 10_000,
};

/** If all of them pipeline requests and read no answers, they cost some 100 MB. */
const MAX_CONNECTIONS = 10_000;

export type Timeouts = typeof TIMEOUTS;

/**
 * Serves the built site and the waitlist API on one port, or on systemd's socket if there is one,
 * and sends the emails in the outbox. Resolves when it listens.
 * @throws Error with a message for the operator: port in use, no site, no database
 */
export async function startServer(
  settings: ServerSettings,
  options: { timeouts?: Partial<Timeouts>; log?: (entry: LogEntry) => void } = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const { log = writeLogLine } = options;
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const site = serveSite(settings.distDir);
  const messages = readMessages(settings.distDir);
  const { linkSecrets, adminToken } = readSecrets(settings, { create: true });
  const database = await openDatabase(settings.databaseUrl, {
    onConnectionError: (error) => log(errorEntry(error)),
    hashesOf: addressHashes(linkSecrets),
  });
  const { outbox } = database;
  const loadMessages = async () => messages;
  const mail = createMailService({ outbox, linkSecrets, settings, loadMessages, log });
  const api = createApiListener({ database, mail, adminToken, settings, log });
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.check,
    },
    (req, res) => {
      if (!connections.admit(res)) return;
      logWhenDone(req, res, log);
      if (hasSeveralHosts(req)) return refuseSeveralHosts(res);
      if (!isApiRequest(req)) return site(req, res);
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) res.setHeader(name, value);
      api(req, res);
    },
  );
  const connections = new Connections(server);
  refuseUnreadable(server, connections, log);
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = timeouts.stalled;
  try {
    await listen(server, settings);
  } catch (error) {
    await database.close();
    throw error;
  }

  const url = urlOf(server.address() as AddressInfo, settings.host);
  await mail.start(url);

  let closed: Promise<void> | undefined;
  return {
    url,
    close() {
      closed ??= drain(server, connections, timeouts).then(mail.close).then(database.close);
      return closed;
    },
  };
}

async function listen(server: Server, { port, host }: ServerSettings): Promise<void> {
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

/** Detects more than one host, of which a proxy may choose another; refused by RFC 9112 (3.2). */
function hasSeveralHosts(req: IncomingMessage): boolean {
  return (req.headersDistinct.host?.length ?? 0) > 1;
}

function refuseSeveralHosts(res: ServerResponse): void {
  const message = 'This request names more than one host.';
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
