import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { clientAddressReader } from '../../../../server/api/clientAddress.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { runServer } from '../support.ts';

const SOCKET = '192.0.2.1';

/** Returns whose request this is, by default behind one proxy. */
function clientOf(forwardedFor: string | undefined, hops = 1, log = () => {}): string {
  return readClient(forwardedFor, hops, log).client;
}

function readClient(forwardedFor: string | undefined, hops = 1, log = () => {}) {
  const request = {
    headers: { 'x-forwarded-for': forwardedFor },
    socket: { remoteAddress: SOCKET },
  };
  return clientAddressReader(hops, log)(request as unknown as IncomingMessage);
}

test.each([
  [0, '203.0.113.1, 203.0.113.2', SOCKET],
  [1, undefined, SOCKET],
  [1, '203.0.113.1', '203.0.113.1'],
  [1, '203.0.113.1,203.0.113.2 ', '203.0.113.2'],
  [2, '203.0.113.1, 203.0.113.2, 203.0.113.3', '203.0.113.2'],
  [2, '203.0.113.3', '203.0.113.3'],
  [3, 'spoofed, 203.0.113.1, 203.0.113.2, 203.0.113.3', '203.0.113.1'],
])('behind %i proxies "%s" is a request of %s', (hops, forwardedFor, expected) => {
  expect(clientOf(forwardedFor, hops)).toBe(expected);
});

test('a client that is gone already has an address too', () => {
  const gone = { headers: {}, socket: {} } as unknown as IncomingMessage;
  expect(clientAddressReader(1, () => {})(gone).client).toBe('unknown');
});

test.each([
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['[::ffff:1.2.3.4]:443', '1.2.3.4'],
  ['2001:0DB8:0:0:ffff::2', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
  ['1.2.3.256', '1.2.3.256'],
])('%s is counted as %s', (text, expected) => {
  expect(clientOf(text)).toBe(expected);
});

test('the /48 networks of IPv6 are counted, too', () => {
  expect(readClient('2001:db8:1:2::3').network).toBe('2001:db8:1::/48');
  expect(readClient('2001:db8:1:ffff::9').network).toBe('2001:db8:1::/48');
  expect(readClient('192.0.2.1').network).toBeUndefined();
});

test('the port never tells two clients apart', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV6(), fc.nat(65_535), (v4, v6, port) => {
      expect(clientOf(`${v4}:${port}`)).toBe(clientOf(v4));
      expect(clientOf(`[${v6}]:${port}`)).toBe(clientOf(v6));
    }),
  );
});

test('all addresses of an IPv6 network of 64 bits are one client, however they are written', () => {
  const part = fc.integer({ min: 1, max: 0xffff }).map((n) => n.toString(16));
  const four = fc.tuple(part, part, part, part).map((parts) => parts.join(':'));
  fc.assert(
    fc.property(four, four, four, (network, host, otherHost) => {
      const counted = clientOf(`${network}:${host}`);
      expect(clientOf(`${network}:${otherHost}`.toUpperCase())).toBe(counted);
      expect(clientOf(`${network}::`)).toBe(counted);
      expect(clientOf(`${otherHost}:${host}`) === counted).toBe(otherHost === network);
    }),
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

  const trusted = vi.fn();
  clientOf('203.0.113.1', 1, trusted);
  expect(trusted).not.toHaveBeenCalled();
});
