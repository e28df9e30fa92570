import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Connections } from './connections.ts';

/**
 * Stops a server so that a proxy in front of it fails no request. The server listens no more, but
 * for a while it still answers what comes on connections that are open, and says in each answer
 * that this was the last one. Resolves when all connections are closed.
 */
export async function drain(
  server: Server,
  connections: Connections,
  timeouts: { drain: number; close: number },
): Promise<void> {
  const closed = once(server, 'close');
  // The `close` of an HTTP server also closes idle connections at once (since Node 19), and the
  // proxy may just be sending a request on one of them. A sign-up must not be sent twice, so the
  // proxy would not try again but fail it.
  NetServer.prototype.close.call(server);
  for (const response of connections.unanswered()) sayLast(response);
  const idle = setInterval(() => connections.closeIdle(), timeouts.drain);
  const tooLong = setTimeout(() => server.closeAllConnections(), timeouts.close);
  await closed;
  clearInterval(idle);
  clearTimeout(tooLong);
  // Ends the timer that looks for connections past their time limits.
  server.close();
}

/** Lets the client know that the connection will be closed after this answer. */
export function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
