import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Connections } from './connections.ts';

/**
 * Stops a server so that a proxy in front of it fails no request. The server listens no more, but
 * for a while it still answers what comes on connections that are open, and says in each answer
 * that this was the last one. Resolves when all connections are closed.
 */
export async function drain(
  server: Server,
  connections: Connections,
  timeouts: { accept: number; drain: number; close: number },
): Promise<void> {
  const closed = once(server, 'close');
  const tooLong = setTimeout(() => server.closeAllConnections(), timeouts.close);
  await acceptWaiting(server, timeouts.accept);
  // The `close` of an HTTP server also closes idle connections at once (since Node 19), and the
  // proxy may just be sending a request on one of them. A sign-up must not be sent twice, so the
  // proxy would not try again but fail it.
  NetServer.prototype.close.call(server);
  connections.announceEnd();
  const idle = setInterval(() => connections.closeIdle(), timeouts.drain);
  await closed;
  clearInterval(idle);
  clearTimeout(tooLong);
  // Ends the timer that looks for connections past their time limits.
  server.close();
}

/**
 * Resolves when a turn of the event loop brings no new connection. Those that the system has made
 * and Node has not taken yet are reset when the server stops listening, with the request on them.
 * No answer ends its connection until then: the proxy would open a new one in its place.
 */
async function acceptWaiting(server: Server, limit: number): Promise<void> {
  const end = performance.now() + limit;
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  let before: number;
  do {
    before = accepted;
    await turn();
    // The first turn may be what was left of one that had looked for connections already.
    await turn();
  } while (accepted > before && performance.now() < end);
  server.off('connection', count);
}
