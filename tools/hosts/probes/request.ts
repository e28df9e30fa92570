import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';

export interface Answer {
  status: number;
  /** Every value of each header, by its name in lower case. */
  headers: Map<string, string[]>;
  body: Buffer;
}

/** Sends a request with the path unchanged, and returns duplicate headers separately. */
export function request(
  url: string,
  options: RequestOptions & { body?: string } = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(url);
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  const { body, ...rest } = options;
  return new Promise((resolve, reject) => {
    // The certificate is self-signed; TLS is not under test.
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
