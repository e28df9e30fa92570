import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createForwarding } from '../../../../server/growth/forwardToPostHog.ts';
import type { Log } from '../../../../server/log.ts';
import { startCaptureServer } from '../../../support/captureServer.ts';
import { send } from '../../../support/send.ts';
import { newDatabaseUrl } from '../../../support/temporaryFolder.ts';
import { SITE } from '../api/testApi.ts';
import { runServer } from '../support.ts';
import { accept, CHROME, createCountingApi, inForm, reportOf } from './counting.ts';

const KEY = 'phc_test';
const SOON = 10;

/** A stand-in for PostHog. The statuses are those of its first answers. */
async function startPostHog(...statuses: number[]) {
  const server = await startCaptureServer(statuses);
  onTestFinished(server.close);
  return { ...server, names: () => server.events().map(({ event }) => event) };
}

function startForwarding(host: string) {
  const onDrop = vi.fn<(count: number) => void>();
  const log = vi.fn<Log>();
  const forwarding = createForwarding({ key: KEY, host, delay: SOON }, { onDrop, log });
  onTestFinished(forwarding.close);
  const dropped = () => onDrop.mock.calls.reduce((sum, [count]) => sum + count, 0);
  return { ...forwarding, dropped, log };
}

const JOINED = reportOf('one', ['$pageview', ...inForm('viewed', 'started', 'joined')]);
const NAMES = JOINED.events.map(({ name }) => name);

test('with POSTHOG_KEY PostHog gets each event with these properties, and nothing else', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { url, requests } = await startPostHog();
  const request = vi.spyOn(globalThis, 'fetch');
  const error = { name: 'email_signup_error', form_location: 'hero', error_type: 'api_error' };
  const happened = [
    { name: '$pageview', at: 2_000 },
    { ...error, at: 1_000, page: '/de/faq' },
  ];
  const landing = '/de/?utm_source=hn&utm_medium=social&utm_campaign=launch&ref=x';
  const report = reportOf('one', happened, { landing, referrer: 'news.example', member: true });
  const headers = { Origin: SITE, 'User-Agent': CHROME };
  for (const posthogKey of [undefined, KEY]) {
    expect(requests).toEqual([]);
    const server = await runServer({ posthogKey, posthogHost: url, allowedOrigins: [SITE] });
    const body = JSON.stringify(report);
    await send(`${server.url}/api/e`, { method: 'POST', headers, body });
    // It waits for more, and is sent as the server stops.
    await server.close();
  }
  const event = {
    event: 'email_signup_error',
    distinct_id: 'visit-of-one',
    uuid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
    // A second before the last event of the report.
    timestamp: new Date(Date.now() - 1_000).toISOString(),
    properties: {
      $process_person_profile: false,
      $geoip_disable: true,
      $current_url: 'https://iris.example/de/faq',
      $host: 'iris.example',
      $pathname: '/de/faq',
      $referring_domain: 'news.example',
      $device_type: 'Desktop',
      utm_source: 'hn',
      utm_medium: 'social',
      utm_campaign: 'launch',
      ref: 'x',
      landing: '/de/',
      locale: 'de',
      member: true,
      release: 'r1',
      form_location: 'hero',
      error_type: 'api_error',
    },
  };
  const batch = [expect.objectContaining({ event: '$pageview' }), event];
  const body = { api_key: KEY, batch };
  expect(requests).toEqual([{ method: 'POST', path: '/batch/', body }]);
  const sentHeaders = request.mock.calls.map(([, init]) => init?.headers);
  expect(sentHeaders).toEqual([{ 'Content-Type': 'application/json' }]);
});

test('what is refused is sent again as the same events, and after four times dropped and logged', async () => {
  const refusals = Array(4).fill(500);
  const { url, names, events, requests } = await startPostHog(500, 503, 500, 200, ...refusals);
  const { forward, dropped, log } = startForwarding(url);
  forward(accept(JOINED));
  await expect.poll(names).toEqual(NAMES);
  expect([requests.length, dropped()]).toEqual([4, 0]);
  forward(accept(JOINED));
  await expect.poll(dropped).toBe(4);
  forward(accept({ ...JOINED, member: true }));
  forward(accept({ ...JOINED, visit: 'visit-of-two' }));
  await expect.poll(names).toEqual([...NAMES, ...NAMES, ...NAMES]);
  const ids = events().map(({ uuid }) => uuid);
  expect(ids.slice(4, 8)).toEqual(ids.slice(0, 4));
  expect(new Set(ids).size).toBe(8);
  // Once for each time that it began to fail.
  expect(log.mock.calls).toEqual(
    Array(2).fill([{ event: 'forwarding.failed', error: expect.stringContaining('status 500') }]),
  );
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/visit-of-one|127\.0\.0\.1/);
});

test('while nobody answers events are kept, up to a limit, and sent once somebody does', async () => {
  const { url, names } = await startPostHog(...Array(6).fill(0));
  const { forward, dropped, log } = startForwarding(url);
  for (let count = 0; count < 251; count += 1) forward(accept(JOINED));
  await expect.poll(() => names().length).toBe(1_000);
  expect(dropped()).toBe(4);
  expect(log).toHaveBeenCalledOnce();
});

test('neither figures nor a stop wait long for PostHog, and what is lost is in the figures', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close().closeAllConnections());
  const host = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const parts = { databaseUrl: newDatabaseUrl(), posthog: { key: KEY, host, delay: SOON } };
  const { send, growth, figures } = await createCountingApi(parts);
  await send(JOINED);
  expect((await figures()).tallies).toEqual({});
  const stoppedAt = performance.now();
  await growth.close();
  expect(performance.now() - stoppedAt).toBeLessThan(8_000);
  const next = await createCountingApi(parts);
  expect((await next.figures()).tallies).toEqual({ notForwarded: 4 });
});
