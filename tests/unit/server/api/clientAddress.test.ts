import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { clientAddressReader } from '../../../../server/api/clientAddress.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { runServer } from '../support.ts';

const SOCKET = '192.0.2.1';

/** Returns whose request this is, by default behind one proxy. */
function clientOf(forwardedFor: string | undefined, hops = 1, log = () => {}) {
  const request = {
    headers: { 'x-forwarded-for': forwardedFor },
    socket: { remoteAddress: SOCKET },
  };
  return clientAddressReader(hops, log)(request as unknown as IncomingMessage);
}

test.each([
  [0, '203.0.113.1, 203.0.113.2', SOCKET],
  [1, undefined, SOCKET],
  [1, '203.0.113.1,203.0.113.2 ', '203.0.113.2'],
  [2, '203.0.113.1, 203.0.113.2, 203.0.113.3', '203.0.113.2'],
  [2, '203.0.113.3', '203.0.113.3'],
])('behind %i proxies "%s" is a request of %s', (hops, forwardedFor, expected) => {
  expect(clientOf(forwardedFor, hops).client).toBe(expected);
});

test('a client that is gone already has an address too', () => {
  const gone = { headers: {}, socket: {} } as unknown as IncomingMessage;
  expect(clientAddressReader(1, () => {})(gone).client).toBe('unknown');
});

test.each([
  ['2001:0DB8:0:0:ffff::2', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['1.2.3.256', '1.2.3.256'],
])('%s is counted as %s', (text, expected) => {
  expect(clientOf(text).client).toBe(expected);
});

test('an IPv4 address is one client, however it is written, and of no network', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.nat(65_535), (client, port) => {
      for (const written of [client, `${client}:${port}`, `[::ffff:${client}]:${port}`]) {
        expect(clientOf(written)).toEqual({ client, network: undefined });
      }
    }),
  );
});

test('an IPv6 network of 64 bits is one client, however its addresses are written', () => {
  const part = fc.integer({ min: 1, max: 0xffff }).map((n) => n.toString(16));
  const four = fc.tuple(part, part, part, part);
  fc.assert(
    fc.property(four, four, fc.nat(65_535), (parts, host, port) => {
      const [prefix, address] = [parts.join(':'), [...parts, ...host].join(':')];
      const network = `${parts.slice(0, 3).join(':')}::/48`;
      for (const written of [address, address.toUpperCase(), `[${address}]:${port}`]) {
        expect(clientOf(written)).toEqual({ client: `${prefix}::/64`, network });
      }
    }),
  );
});

test('an untrusted X-Forwarded-For is worth one line in the log, without an address', async () => {
  const { url, log } = await runServer({ trustedHops: 0 });
  await postJoin(url);
  expect(log.join('')).not.toContain('warning');
  for (const from of ['203.0.113.1', '203.0.113.2']) {
    await postJoin(url, undefined, { 'X-Forwarded-For': from });
  }
  const warnings = log.filter((line) => line.includes('"warning"'));
  expect(warnings).toEqual([expect.stringContaining('Set TRUST_PROXY')]);
  expect(log.join('')).not.toMatch(/203\.0\.113|127\.0\.0\.1/);

  const trusted = vi.fn();
  clientOf('203.0.113.1', 1, trusted);
  expect(trusted).not.toHaveBeenCalled();
});
