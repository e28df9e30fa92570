import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { clientAddressReader, rateLimitKey } from '../../../../server/http/clientAddress.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { runServer } from '../support.ts';

const SOCKET = '192.0.2.1';

function requestWith(forwardedFor: string | undefined, remoteAddress: string | undefined = SOCKET) {
  return {
    headers: { 'x-forwarded-for': forwardedFor },
    socket: { remoteAddress },
  } as unknown as IncomingMessage;
}

test.each([
  [0, '203.0.113.1, 203.0.113.2', SOCKET],
  [1, undefined, SOCKET],
  [1, '', SOCKET],
  [1, '203.0.113.1', '203.0.113.1'],
  [1, '203.0.113.1, 203.0.113.2', '203.0.113.2'],
  [1, '203.0.113.1,203.0.113.2 ', '203.0.113.2'],
  [2, '203.0.113.1, 203.0.113.2, 203.0.113.3', '203.0.113.2'],
  [2, '203.0.113.3', '203.0.113.3'],
  [3, 'spoofed, 203.0.113.1, 203.0.113.2, 203.0.113.3', '203.0.113.1'],
])('behind %i proxies "%s" is a request of %s', (hops, forwardedFor, expected) => {
  const addressOf = clientAddressReader(hops, () => {});
  expect(addressOf(requestWith(forwardedFor))).toBe(expected);
});

test('a client that is gone already has an address too', () => {
  const gone = { headers: {}, socket: {} } as unknown as IncomingMessage;
  expect(clientAddressReader(1, () => {})(gone)).toBe('unknown');
});

test.each([
  ['1.2.3.4', '1.2.3.4'],
  [' 1.2.3.4 ', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::FFFF:102:304', '1.2.3.4'],
  ['[::ffff:1.2.3.4]:443', '1.2.3.4'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0:0:ffff::2', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['1.2.3.4.5', '1.2.3.4.5'],
  ['1.2.3.256', '1.2.3.256'],
])('%s is counted as %s', (text, expected) => {
  expect(rateLimitKey(text)).toBe(expected);
});

test('the port never tells two clients apart', () => {
  const port = fc.nat(65_535);
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV6(), port, (v4, v6, n) => {
      expect(rateLimitKey(`${v4}:${n}`)).toBe(rateLimitKey(v4));
      expect(rateLimitKey(`[${v6}]:${n}`)).toBe(rateLimitKey(v6));
    }),
  );
});

test('all addresses of an IPv6 network of 64 bits are one client, however they are written', () => {
  const part = fc.integer({ min: 1, max: 0xffff }).map((n) => n.toString(16));
  const four = fc.tuple(part, part, part, part).map((parts) => parts.join(':'));
  fc.assert(
    fc.property(four, four, four, (network, host, otherHost) => {
      const counted = rateLimitKey(`${network}:${host}`);
      expect(rateLimitKey(`${network}:${otherHost}`.toUpperCase())).toBe(counted);
      expect(rateLimitKey(`${network}::`)).toBe(counted);
      expect(rateLimitKey(`${otherHost}:${host}`) === counted).toBe(otherHost === network);
    }),
  );
});

test('whatever the header holds, the client is a short text', () => {
  const entry = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200, size: 'max' }),
    fc.ipV4Extended(),
    fc.ipV6(),
    fc.stringMatching(/^[[\]:.%0-9a-f]{0,80}$/),
  );
  const header = fc.array(entry).map((entries) => entries.join(','));
  fc.assert(
    fc.property(fc.nat(10), header, (hops, forwardedFor) => {
      const client = clientAddressReader(hops, () => {})(requestWith(forwardedFor));
      expect(client.length).toBeLessThanOrEqual(64);
    }),
    { numRuns: 1000 },
  );
});

test('an untrusted X-Forwarded-For is worth one line in the log, without an address', async () => {
  const { url, log } = await runServer({ trustedHops: 0 });
  await postJoin(url, { email: 'ada@example.org' });
  expect(log.join('')).not.toContain('warning');
  for (const from of ['203.0.113.1', '203.0.113.2']) {
    await postJoin(url, { email: 'ada@example.org' }, { 'X-Forwarded-For': from });
  }
  const warnings = log.filter((line) => line.includes('"warning"'));
  expect(warnings).toEqual([expect.stringContaining('Set TRUST_PROXY')]);
  expect(log.join('')).not.toMatch(/203\.0\.113|127\.0\.0\.1/);
});

test('a trusted X-Forwarded-For is worth no line', () => {
  const log = vi.fn();
  clientAddressReader(1, log)(requestWith('203.0.113.1'));
  expect(log).not.toHaveBeenCalled();
});
