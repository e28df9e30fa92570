import { expect, test } from 'vitest';
import { createTestApi, JOIN, JSON_TYPE, SITE } from './testApi.ts';

const settings = { allowedOrigins: [SITE, 'https://www.iris.example'], joinRatePerMinute: 1 };

/** Asks a new API from a page of an origin. */
async function askFrom(Origin: string, path: string, init: RequestInit) {
  const { ask } = await createTestApi({ settings });
  return ask(path, { ...init, headers: { ...init.headers, Origin } });
}

const PREFLIGHT = { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'POST' } };

const OTHERS = [
  'https://evil.example',
  'https://iris.example.evil.example',
  'http://iris.example',
  'null',
];

test('the preflight of an allowed origin permits a JSON POST', async () => {
  const { headers } = await askFrom(SITE, JOIN, PREFLIGHT);
  expect(headers.get('access-control-allow-methods')).toContain('POST');
  expect(headers.get('access-control-allow-headers')).toMatch(/content-type/i);
  // No page of another origin asks for the figures.
  expect(headers.get('access-control-allow-headers')).not.toMatch(/authorization/i);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
});

test.each<[number, string, RequestInit]>([
  [204, JOIN, PREFLIGHT],
  [201, JOIN, { method: 'POST', headers: JSON_TYPE, body: '{"email":"ada@example.org"}' }],
  [422, JOIN, { method: 'POST', headers: JSON_TYPE, body: '{}' }],
  [404, '/api/nothing', {}],
  [405, JOIN, {}],
])(
  'an allowed origin, and no other, can read an answer of status %i, its language and Retry-After',
  async (status, path, init) => {
    const answer = await askFrom(SITE, path, init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(answer.headers.get('access-control-expose-headers')).toMatch(
      /content-language,retry-after/i,
    );
    expect(answer.headers.get('vary')).toContain('Origin');
    for (const other of OTHERS) {
      const { headers } = await askFrom(other, path, init);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  },
);
