import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Connections } from './connections.ts';

/**
 * Stops a server without failing a request that comes through a proxy. The server stops listening
 * at once. Open connections are still answered for a while, with `Connection: close`. Resolves
 * when all connections are closed.
 */
export async function drain(
  server: Server,
  connections: Connections,
  timeouts: { accept: number; drain: number; close: number },
): Promise<void> {
  const closed = once(server, 'close');
  const tooLong = setTimeout(() => server.closeAllConnections(), timeouts.close);
  await acceptWaiting(server, timeouts.accept);
  // Since Node 19, `close` of an HTTP server also closes idle connections at once. A proxy may just
  // be sending a POST on one of them, and would fail it rather than send it twice.
  NetServer.prototype.close.call(server);
  connections.announceEnd();
  const idle = setInterval(() => connections.closeIdle(), timeouts.drain);
  await closed;
  clearInterval(idle);
  clearTimeout(tooLong);
  // Stops the timer that checks connections for timeouts.
  server.close();
}

/**
 * Resolves when a turn of the event loop brings no new connection. Connections in the kernel's
 * backlog are reset when the server stops listening, together with the requests on them. Until
 * then no response closes its connection, because the proxy would open a new one in its place.
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
    // The first turn may be the rest of one that has polled for connections already.
    await turn();
  } while (accepted > before && performance.now() < end);
  server.off('connection', count);
}
