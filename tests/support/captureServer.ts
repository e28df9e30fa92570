import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** An event as PostHog receives it. */
export interface ReceivedEvent {
  uuid: string;
  event: string;
  /** ISO 8601. */
  timestamp: string;
  properties: Record<string, unknown>;
}

export interface ReceivedRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: IncomingHttpHeaders;
  /** The decoded body; undefined when there was none. */
  body: unknown;
}

export interface CaptureServer {
  /** Origin, to be given to a build as `VITE_POSTHOG_HOST`. */
  url: string;
  /** Every request so far, CORS preflights too. */
  requests: ReceivedRequest[];
  /** Every event so far, in the order of arrival. */
  events(): ReceivedEvent[];
  /** The first event of this name, past or to come, that `matches`. Waits without a time limit. */
  waitForEvent(name: string, matches?: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent>;
  close(): Promise<void>;
}

/** A stand-in for PostHog's `/e/` on this loopback port; 0 is any free one. Rejects when it is taken. */
export async function startCaptureServer(port = 0): Promise<CaptureServer> {
  const requests: ReceivedRequest[] = [];
  const received: ReceivedEvent[] = [];
  const waiting = new Set<() => void>();

  const server = createServer(async (request, response) => {
    const body = decodeBody(await buffer(request));
    requests.push({
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body,
    });
    response.writeHead(200, corsHeaders(request)).end('{"status":1}');
    received.push(...eventsOf(body));
    for (const check of waiting) check();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    events: () => [...received],
    waitForEvent: (name, matches = () => true) =>
      new Promise((resolve) => {
        const check = () => {
          const event = received.find((event) => event.event === name && matches(event));
          if (!event) return;
          waiting.delete(check);
          resolve(event);
        };
        waiting.add(check);
        check();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** posthog-js sends gzip; where that fails, `data=<base64>` (beacons) or plain JSON. */
function decodeBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = (isGzip ? gunzipSync(bytes) : bytes).toString();
  const base64 = new URLSearchParams(text).get('data');
  return JSON.parse(base64 ? Buffer.from(base64, 'base64').toString() : text);
}

/** A body is a batch, a list of events or one event. */
function eventsOf(body: unknown): ReceivedEvent[] {
  if (typeof body !== 'object' || body === null) return [];
  if ('batch' in body) return body.batch as ReceivedEvent[];
  return (Array.isArray(body) ? body : [body]) as ReceivedEvent[];
}

// A beacon carries credentials, for which `*` is not an answer.
function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'content-type': 'application/json',
  };
}
