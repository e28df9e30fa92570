import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Answer, send } from '../../../harness/send.ts';
import { SECURITY_HEADERS } from '../../../server/http/securityHeaders.ts';
import type { Expected } from './expected.ts';
import type { Probe } from './siteProbes.ts';

/** Options of every request. The certificates are self-signed; TLS is not under test. */
export const DIRECT = { agent: false, rejectUnauthorized: false } as const;

/** Address that the probes come from, different from those of the hosts. */
export const VISITOR = '127.0.0.2';

/** Sends a probe and returns the differences from the expected answer, with the actual values. */
export async function probeHost(url: string, probe: Probe, distDir: string): Promise<string[]> {
  const options = {
    ...DIRECT,
    path: probe.path,
    method: probe.method ?? 'GET',
    headers: probe.headers ?? {},
    localAddress: VISITOR,
    ...(probe.body !== undefined && { body: probe.body }),
  };
  const answer = await send(url, options);
  if (!probe.again) return differences(answer, probe.expected, distDir);
  const [etag = ''] = answer.headersDistinct.etag ?? [];
  const headers = { ...options.headers, 'If-None-Match': etag };
  return differences(await send(url, { ...options, headers }), probe.expected, distDir);
}

function differences(answer: Answer, expected: Expected, distDir: string): string[] {
  const problems: string[] = [];
  const { status, file, body } = expected;
  if (status !== undefined && ![status].flat().includes(answer.status)) {
    problems.push(`status ${answer.status}`);
  }
  if (file !== undefined && !decoded(answer).equals(readFileSync(path.join(distDir, file)))) {
    problems.push(`not ${file}`);
  }
  if (body !== undefined && !body.test(decoded(answer).toString())) {
    problems.push(`body ${JSON.stringify(decoded(answer).toString())}`);
  }
  for (const [name, value] of Object.entries({ ...securityHeaders(answer), ...expected.headers })) {
    const sent = answer.headersDistinct[name]?.join(' + ') ?? null;
    const isAsExpected = value instanceof RegExp ? value.test(sent ?? '') : value === sent;
    if (!isAsExpected) problems.push(`${name}: ${sent ?? 'none'}`);
  }
  return problems;
}

/** Returns the headers of every answer but 400: a host refuses malformed addresses by itself. */
function securityHeaders(answer: Answer): Record<string, string> {
  const lowerCase = Object.entries(SECURITY_HEADERS).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  return answer.status === 400 ? {} : (Object.fromEntries(lowerCase) as Record<string, string>);
}

function decoded(answer: Answer): Buffer {
  const [encoding] = answer.headersDistinct['content-encoding'] ?? [];
  if (encoding === 'br') return brotliDecompressSync(answer.body);
  return encoding === 'gzip' ? gunzipSync(answer.body) : answer.body;
}
