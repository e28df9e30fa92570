import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ENDPOINTS } from '../../src/rules/contract.ts';

/** A request to join. */
interface ReceivedJoin {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface ForeignApi {
  url: string;
  /** Resolves to the oldest join that was not asked for yet. */
  nextJoin(): Promise<ReceivedJoin>;
  close(): Promise<void>;
}

/**
 * Starts a stand-in for a waitlist API by another team: it allows pages of other hosts only the
 * header `Content-Type`.
 */
export async function startForeignApi(): Promise<ForeignApi> {
  const received: ReceivedJoin[] = [];
  const waiting: ((join: ReceivedJoin) => void)[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'POST');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      return void response.writeHead(204).end();
    }
    if (request.url !== ENDPOINTS.joinWaitlist) return void response.writeHead(404).end();
    const join = { headers: request.headers, body: await text(request) };
    const next = waiting.shift();
    if (next) next(join);
    else received.push(join);
    response.setHeader('Content-Type', 'application/json');
    response.end('{"success":true,"message":"Joined."}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    nextJoin: () =>
      new Promise((resolve) => {
        const join = received.shift();
        if (join) resolve(join);
        else waiting.push(resolve);
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
