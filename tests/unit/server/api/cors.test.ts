import { expect, test } from 'vitest';
import { createTestApi, JOIN, JSON_TYPE, SITE } from './testApi.ts';

const settings = { allowedOrigins: [SITE, 'https://www.iris.example'], joinRatePerMinute: 1 };

async function preflight(Origin: string) {
  const headers = { Origin, 'Access-Control-Request-Method': 'POST' };
  const { ask } = await createTestApi({ settings });
  return ask(JOIN, { method: 'OPTIONS', headers });
}

test('the preflight of an allowed origin permits a JSON POST', async () => {
  const { status, headers } = await preflight(SITE);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(SITE);
  expect(headers.get('access-control-allow-methods')).toContain('POST');
  expect(headers.get('access-control-allow-headers')).toMatch(/content-type/i);
  // For the growth team's page.
  expect(headers.get('access-control-allow-headers')).toMatch(/authorization/i);
  expect(headers.get('vary')).toContain('Origin');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
});

test.each([
  'https://evil.example',
  'https://iris.example.evil.example',
  'http://iris.example',
  'null',
])('the preflight of %s permits nothing', async (origin) => {
  expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
});

test.each<[number, string, RequestInit]>([
  [201, JOIN, { method: 'POST', headers: JSON_TYPE, body: '{"email":"ada@example.org"}' }],
  [422, JOIN, { method: 'POST', headers: JSON_TYPE, body: '{}' }],
  [415, JOIN, { method: 'POST' }],
  [404, '/api/nothing', {}],
  [405, JOIN, {}],
])(
  'an allowed origin, and no other, can read an answer of status %i, its language and Retry-After',
  async (status, path, init) => {
    const askFrom = async (Origin: string) => {
      const { ask } = await createTestApi({ settings });
      return ask(path, { ...init, headers: { ...init.headers, Origin } });
    };
    const answer = await askFrom(SITE);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(answer.headers.get('access-control-expose-headers')).toMatch(
      /content-language,retry-after/i,
    );
    expect(answer.headers.get('vary')).toContain('Origin');
    const { headers } = await askFrom('https://evil.example');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  },
);
