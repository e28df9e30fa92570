import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The number of pipelined requests one connection may have open. Browsers and proxies do not
 * pipeline; benchmarks pipeline 16. Node keeps parsing while bytes arrive, so a client that reads
 * no responses would otherwise cost unbounded memory.
 */
const MAX_UNANSWERED = 16;

/** Tracks a server's open connections and the responses that are not completely sent. */
export class Connections {
  readonly #unanswered = new Map<Socket, Set<ServerResponse>>();
  #isEnding = false;

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#unanswered.set(socket, new Set());
      socket.once('close', () => this.#unanswered.delete(socket));
    });
  }

  /** Returns whether to answer. Closes a connection that has too many open requests. */
  admit(response: ServerResponse): boolean {
    const { socket } = response.req;
    const unanswered = this.#unanswered.get(socket);
    if (unanswered === undefined || unanswered.size === MAX_UNANSWERED) {
      readNoFurther(socket);
      socket.destroy();
      return false;
    }
    if (this.#isEnding) sayLast(response);
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
    return true;
  }

  /** Returns the responses in progress or queued, of one connection or of all. */
  unanswered(socket?: Socket): ServerResponse[] {
    const some = socket ? [this.#unanswered.get(socket) ?? []] : [...this.#unanswered.values()];
    return some.flatMap((responses) => [...responses]);
  }

  /** Announces in the next answer on each connection that the connection will then be closed. */
  announceEnd(): void {
    this.#isEnding = true;
    for (const response of this.unanswered()) sayLast(response);
  }

  /** Node's `closeIdleConnections` also cuts a response that a slow client is still reading. */
  closeIdle(): void {
    for (const [socket, unanswered] of this.#unanswered) {
      if (unanswered.size === 0) socket.destroy();
    }
  }
}

function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/**
 * Makes Node's parser skip the rest of its 64 KB buffer, which may hold some 2,000 more requests
 * whose objects would live until every socket of this turn is closed. 2 is the parser's code for
 * an upgraded connection. Node does not document this; if it stops working, only memory is lost.
 */
function readNoFurther(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
}
