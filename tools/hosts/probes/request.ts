import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';

export interface Answer {
  status: number;
  /** Each header by its name in small letters, with every value it was sent with. */
  headers: Map<string, string[]>;
  body: Buffer;
}

/** A request that keeps the path as it is written, and shows headers that were sent twice. */
export function request(
  url: string,
  options: RequestOptions & { body?: string } = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(url);
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  const { body, ...rest } = options;
  return new Promise((resolve, reject) => {
    // The certificate is made for the test; what is looked at is not TLS.
    const target = { hostname, port, agent: false as const, rejectUnauthorized: false };
    const outgoing = send({ ...target, ...rest }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: new Map(
            Object.entries(incoming.headersDistinct).map(([name, values]) => [name, values ?? []]),
          ),
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject);
    if (body !== undefined) outgoing.setHeader('Content-Length', Buffer.byteLength(body));
    outgoing.end(body);
  });
}
