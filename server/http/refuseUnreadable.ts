import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { LogEntry } from './requestLog.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';

/** The statuses that Node itself sends for these errors. */
const STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const HEADERS = { ...SECURITY_HEADERS, 'Content-Length': 0, Connection: 'close' };
const HEADER_LINES = Object.entries(HEADERS)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/**
 * Answers and logs requests that never reach the request listener, because Node's parser rejects
 * them or does not know what they expect (`Expect`). Node's own answers lack the security headers.
 * A request that fails later, for example in its body, already has a line in the log.
 */
export function refuseUnreadable(server: Server, log: (entry: LogEntry) => void): void {
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const status = STATUS[error.code ?? ''] ?? 400;
    // If no byte arrived, there is no request to answer. If an answer has begun on this connection,
    // the client would read these bytes as part of it.
    if (socket.writable && socket.bytesRead > 0 && socket.bytesWritten === 0) {
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${HEADER_LINES}\r\n`);
      log({ path: '*', status });
    }
    socket.destroy();
  });
  server.on('checkExpectation', (_, response) => {
    response.writeHead(417, HEADERS).end();
    log({ path: '*', status: 417 });
  });
}
