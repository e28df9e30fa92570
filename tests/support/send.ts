import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Every value of each header. */
  headersDistinct: NodeJS.Dict<string[]>;
  body: Buffer;
}

/** Sends a request through Node, which allows paths, methods and headers that `fetch` does not. */
export async function send(
  url: string,
  { body, ...options }: RequestOptions & { body?: string | Uint8Array } = {},
): Promise<HttpResponse> {
  const outgoing = (url.startsWith('https:') ? requestHttps : requestHttp)(url, options);
  // By default Node sends the body of some methods without saying where it ends.
  if (body !== undefined) outgoing.setHeader('Content-Length', Buffer.byteLength(body));
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  // A connection that breaks from here on fails the body.
  outgoing.on('error', () => {});
  const { statusCode: status = 0, headers, headersDistinct } = incoming;
  return { status, headers, headersDistinct, body: await buffer(incoming) };
}
