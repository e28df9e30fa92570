import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createForwarding } from '../../../../server/growth/forwardToPostHog.ts';
import type { Log } from '../../../../server/log.ts';
import { startCaptureServer } from '../../../support/captureServer.ts';
import { newDatabaseUrl } from '../../../support/temporaryFolder.ts';
import { SITE } from '../api/testApi.ts';
import { runServer } from '../support.ts';
import { accept, CHROME, createCountingApi, GOOGLEBOT, inForm, reportOf } from './counting.ts';

const KEY = 'phc_test';
const SOON = 10;

/** A stand-in for PostHog. The statuses are those of its first answers. */
async function startPostHog(...statuses: number[]) {
  const server = await startCaptureServer(0, statuses);
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

const createForwardingApi = (host: string, databaseUrl = newDatabaseUrl()) =>
  createCountingApi({ databaseUrl, posthog: { key: KEY, host, delay: SOON } });

const JOINED = reportOf('one', ['$pageview', ...inForm('viewed', 'started', 'joined')]);
const NAMES = JOINED.events.map(({ name }) => name);

test('PostHog gets each event with these properties, and nothing else', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { url, requests, waitForEvent } = await startPostHog();
  const request = vi.spyOn(globalThis, 'fetch');
  const { send } = await createForwardingApi(url);
  const error = { name: 'email_signup_error', form_location: 'hero', error_type: 'api_error' };
  const happened = [
    { name: '$pageview', at: 2_000 },
    { ...error, at: 1_000, page: '/de/faq' },
  ];
  const landing = '/de/?utm_source=hn&utm_medium=social&utm_campaign=launch&ref=x';
  const visit = { landing, referrer: 'news.example', member: true };
  await send(reportOf('one', happened, visit), { Origin: SITE });
  // A second before the last event of the report.
  const timestamp = new Date(Date.now() - 1_000).toISOString();
  expect(await waitForEvent('email_signup_error')).toEqual({
    event: 'email_signup_error',
    distinct_id: 'visit-of-one',
    uuid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
    timestamp,
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
  });
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /batch/']);
  expect(requests[0]?.body).toMatchObject({ api_key: KEY });
  const headers = request.mock.calls.map(([, init]) => init?.headers);
  expect(headers).toEqual([{ 'Content-Type': 'application/json' }]);
  expect(JSON.stringify(requests)).not.toMatch(/192\.0\.2\.77|Mozilla|Chrome/);
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
  const databaseUrl = newDatabaseUrl();
  const { send, growth, figures } = await createForwardingApi(host, databaseUrl);
  await send(JOINED);
  expect((await figures()).tallies).toEqual({});
  const stoppedAt = performance.now();
  await growth.close();
  expect(performance.now() - stoppedAt).toBeLessThan(8_000);
  const next = await createForwardingApi(host, databaseUrl);
  expect((await next.figures()).tallies).toEqual({ notForwarded: 4 });
});

test('with POSTHOG_KEY a server passes on what waits when it stops, but no bots’ and no refused events', async () => {
  const { url, names } = await startPostHog();
  const send = (site: string, report: object, userAgent = CHROME) =>
    fetch(`${site}/api/e`, {
      ...{ method: 'POST', headers: { 'User-Agent': userAgent }, body: JSON.stringify(report) },
    });
  for (const posthogKey of [undefined, KEY]) {
    const server = await runServer({ posthogKey, posthogHost: url });
    await send(server.url, JOINED, GOOGLEBOT);
    await send(server.url, { ...JOINED, landing: '/?gclid=x' });
    await send(server.url, JOINED);
    await server.close();
    expect(names()).toEqual(posthogKey ? NAMES : []);
  }
});
