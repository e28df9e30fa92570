import fc from 'fast-check';
import { expect, test } from 'vitest';
import { send } from '../../../support/send.ts';
import { keepAliveAgent, runServer } from '../support.ts';

const bodies = fc.oneof(
  fc.uint8Array({ maxLength: 4096 }),
  fc.json(),
  fc
    .record({ email: fc.oneof(fc.emailAddress(), fc.string(), fc.jsonValue()) })
    .map((value) => JSON.stringify(value)),
);
const contentTypes = fc.oneof(
  { weight: 3, arbitrary: fc.constant('application/json') },
  fc.constantFrom('text/plain', 'application/json;charset=latin1', 'multipart/form-data', ';'),
  fc.stringMatching(/^[!-~]{1,40}$/),
);
const methods = fc.oneof(
  { weight: 3, arbitrary: fc.constant('POST') },
  fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PURGE', 'LOCK'),
);
const apiPaths = fc.oneof(
  { weight: 3, arbitrary: fc.constant('/api/join-waitlist') },
  fc.stringMatching(/^\/api\/[!-~]{0,40}$/).filter((path) => !/[#]/.test(path)),
);

test('whatever is sent to the API is answered with JSON and never with a server error', async () => {
  const { url, log } = await runServer({ joinRatePerMinute: 1_000_000, joinRatePerDay: 1_000_000 });
  const agent = keepAliveAgent();
  await fc.assert(
    fc.asyncProperty(bodies, contentTypes, methods, apiPaths, async (body, type, method, path) => {
      const headers = { 'Content-Type': type };
      const answer = await send(url, { agent, body, path, method, headers });
      expect(answer.status).toSatisfy((s: number) => s === 201 || (s >= 400 && s < 500));
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      if (method !== 'HEAD') expect(JSON.parse(answer.body.toString())).toHaveProperty('success');
    }),
    { numRuns: 300 },
  );
  expect(log.join('')).not.toContain('"error"');
});

test('whatever path is asked of the site is answered, and never leads elsewhere', async () => {
  const { url } = await runServer();
  const agent = keepAliveAgent();
  const parts = String.raw`
    / // \ . .. %2e %2f %5c %00 % %ff %e0%a4%a %C3%BC ? @ :
    de faq .html index 404 evil.example .git/config link.txt
  `;
  const part = fc.constantFrom(...parts.trim().split(/\s+/));
  const paths = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('')}`);
  await fc.assert(
    fc.asyncProperty(paths, async (path) => {
      const answer = await send(url, { agent, path });
      expect([200, 308, 404]).toContain(answer.status);
      expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      expect(answer.body.toString()).not.toContain('SECRET');
    }),
    { numRuns: 400 },
  );
});
