import { expect, test } from 'vitest';
import { send } from '../../../../harness/send.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { runServer } from '../support.ts';

const SITE = 'https://iris.example';
const settings = { allowedOrigins: [SITE, 'https://www.iris.example'] };

const preflight = (url: string, origin: string) =>
  send(`${url}/api/join-waitlist`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });

test('the preflight of an allowed origin permits a JSON POST', async () => {
  const { url } = await runServer(settings);
  const { status, headers } = await preflight(url, SITE);
  expect(status).toBe(204);
  expect(headers['access-control-allow-origin']).toBe(SITE);
  expect(headers['access-control-allow-methods']).toContain('POST');
  expect(headers['access-control-allow-headers']).toMatch(/content-type/i);
  expect(headers.vary).toContain('Origin');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
});

test.each([
  'https://evil.example',
  'https://iris.example.evil.example',
  'http://iris.example',
  'null',
])('the preflight of %s permits nothing', async (origin) => {
  const { url } = await runServer(settings);
  const { headers } = await preflight(url, origin);
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('by default no other origin is allowed', async () => {
  const { url } = await runServer();
  const answer = await postJoin(url, undefined, { Origin: SITE });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test.each<[number, (url: string) => Promise<Response>]>([
  [201, (url) => postJoin(url, undefined, { Origin: SITE })],
  [422, (url) => postJoin(url, {}, { Origin: SITE })],
  [413, (url) => postJoin(url, 'x'.repeat(3000), { Origin: SITE })],
  [415, (url) => postJoin(url, {}, { Origin: SITE, 'Content-Type': 'text/plain' })],
  [404, (url) => fetch(`${url}/api/nothing`, { headers: { Origin: SITE } })],
  [405, (url) => fetch(`${url}/api/join-waitlist`, { headers: { Origin: SITE } })],
  [429, (url) => postJoin(url).then(() => postJoin(url, undefined, { Origin: SITE }))],
])(
  'an allowed origin can read an answer of status %i, and its Retry-After',
  async (status, ask) => {
    const { url } = await runServer({ ...settings, joinRatePerMinute: 1 });
    const answer = await ask(url);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(answer.headers.get('access-control-expose-headers')).toMatch(/retry-after/i);
    expect(answer.headers.get('vary')).toContain('Origin');
  },
);
