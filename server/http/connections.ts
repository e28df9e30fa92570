import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests that one connection may have waiting for an answer. Browsers and proxies wait for each
 * answer before they ask again; benchmarks pipeline 16. Node itself reads on for as long as it
 * has bytes, so that a client that takes no answers costs memory without an end.
 */
const MAX_UNANSWERED = 16;

/** The open connections of a server, with the answers that are not sent to their end yet. */
export class Connections {
  readonly #unanswered = new Map<Socket, Set<ServerResponse>>();
  #isEnding = false;

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#unanswered.set(socket, new Set());
      socket.once('close', () => this.#unanswered.delete(socket));
    });
  }

  /** Whether to answer: a connection with too many requests that wait is closed instead. */
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

  /** The answers under way or waiting for their turn, of one connection or of all. */
  unanswered(socket?: Socket): ServerResponse[] {
    const some = socket ? [this.#unanswered.get(socket) ?? []] : [...this.#unanswered.values()];
    return some.flatMap((responses) => [...responses]);
  }

  /** Lets each client know, in its next answer, that its connection will be closed after that. */
  announceEnd(): void {
    this.#isEnding = true;
    for (const response of this.unanswered()) sayLast(response);
  }

  /** Unlike Node's `closeIdleConnections`, which cuts an answer that a slow client is taking. */
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
 * Makes Node's parser leave alone what is left of the 64 KB that it has read: it would make
 * objects for some 2,000 more requests, and keep them until all sockets of this turn are closed.
 * 2 is the parser's sign for an upgraded connection. This is not in Node's documentation; where
 * it does not work, only that memory is not saved.
 */
function readNoFurther(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
}
