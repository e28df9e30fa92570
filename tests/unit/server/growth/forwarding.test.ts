import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  createForwarding,
  FORWARDED_PROPERTIES,
} from '../../../../server/growth/forwardToPostHog.ts';
import type { Log } from '../../../../server/log.ts';
import { startCaptureServer } from '../../../support/captureServer.ts';
import { freePort } from '../../../support/freePort.ts';
import { newDatabaseUrl } from '../../../support/temporaryFolder.ts';
import { SITE } from '../api/testApi.ts';
import { runServer } from '../support.ts';
import { createCountingApi } from './countingApi.ts';
import { accept, CHROME, GOOGLEBOT, inForm, reportOf, VISITED_AT } from './reports.ts';

const CONSOLE = ['log', 'info', 'warn', 'error', 'debug'] as const;
const KEY = 'phc_test';
const SOON = { flush: 10, retry: 10, close: 200 };

// What the operator reads is the server's own log.
beforeEach(() => {
  for (const method of CONSOLE) vi.spyOn(console, method);
});
afterEach(() => {
  for (const method of CONSOLE) expect(console[method]).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

/** A stand-in for PostHog. The statuses are those of its first answers. */
async function startPostHog(...statuses: number[]) {
  const server = await startCaptureServer(0, statuses);
  onTestFinished(server.close);
  return { ...server, names: () => server.events().map(({ event }) => event) };
}

/** The address of a host that nobody listens at. */
const unusedHost = async () => `http://127.0.0.1:${await freePort()}`;

function startForwarding(host: string, delays: Partial<typeof SOON> = {}) {
  const onDrop = vi.fn<(count: number) => void>();
  const log = vi.fn<Log>();
  const project = { key: KEY, host, delays: { ...SOON, ...delays } };
  const forwarding = createForwarding(project, { onDrop, log });
  onTestFinished(forwarding.close);
  const dropped = () => onDrop.mock.calls.reduce((sum, [count]) => sum + count, 0);
  return { ...forwarding, dropped, log };
}

const createForwardingApi = (host: string, databaseUrl = newDatabaseUrl()) =>
  createCountingApi({ databaseUrl, posthog: { key: KEY, host, delays: SOON } });

const JOINED = reportOf('one', ['$pageview', ...inForm('hero', 'viewed', 'started', 'joined')]);
const NAMES = JOINED.events.map(({ name }) => name);

test('PostHog gets each event with these properties, and nothing else', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { url, requests, waitForEvent } = await startPostHog();
  const request = vi.spyOn(globalThis, 'fetch');
  const { send } = await createForwardingApi(url);
  const error = { name: 'email_signup_error', form_location: 'hero', error_type: 'api_error' };
  await send(
    reportOf(
      'one',
      [
        { name: '$pageview', at: VISITED_AT + 1_000 },
        { ...error, page: '/de/faq' },
      ],
      {
        landing: '/de/?utm_source=hn&utm_medium=social&utm_campaign=launch&ref=x',
        referrer: 'news.example',
        member: true,
      },
    ),
    { Origin: SITE },
  );
  const event = await waitForEvent('email_signup_error');

  const { uuid, timestamp, properties, ...rest } = event;
  expect(rest).toEqual({
    event: 'email_signup_error',
    distinct_id: 'visit-of-one',
    type: 'capture',
    library: 'posthog-node',
    library_version: expect.any(String),
  });
  expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  // A second before the last event of the report.
  expect(Date.parse(timestamp)).toBe(Date.now() - 1_000);
  const { $lib, $lib_version, $geoip_disable, ...ours } = properties;
  expect($geoip_disable).toBe(true);
  expect(ours).toEqual({
    $process_person_profile: false,
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
  });
  expect(Object.keys(ours).sort()).toEqual([...FORWARDED_PROPERTIES].sort());

  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /batch/']);
  expect(Object.keys(requests[0]?.body as object)).toEqual(['api_key', 'batch', 'sent_at']);
  const headers = request.mock.calls.map(([, init]) => init?.headers);
  expect(headers).toEqual([
    {
      'User-Agent': expect.stringMatching(/^posthog-node\/[\d.]+$/),
      'Content-Type': 'application/json',
      'Content-Encoding': 'gzip',
    },
  ]);
  expect(JSON.stringify(requests)).not.toMatch(/192\.0\.2\.77|Mozilla|Chrome/);
});

test('what a visit does not have is left out', async () => {
  const { url, waitForEvent } = await startPostHog();
  const { forward } = startForwarding(url);
  const accepted = accept(reportOf('one'));
  forward({ ...accepted, sender: { ...accepted.sender, origin: '' } });
  const { properties } = await waitForEvent('$pageview');
  const { $lib, $lib_version, $geoip_disable, ...ours } = properties;
  expect(ours).toEqual({
    $process_person_profile: false,
    $pathname: '/',
    $referring_domain: '$direct',
    $device_type: 'Desktop',
    landing: '/',
    locale: 'en',
    member: false,
    release: 'r1',
  });
});

test('an event that is reported again is the same event', async () => {
  const { url, events } = await startPostHog();
  const { forward } = startForwarding(url);
  forward(accept(JOINED));
  forward(accept({ ...JOINED, member: true }));
  forward(accept({ ...JOINED, visit: 'visit-of-two' }));
  await expect.poll(() => events().length).toBe(3 * NAMES.length);
  const ids = events().map(({ uuid }) => uuid);
  expect(ids.slice(NAMES.length, 2 * NAMES.length)).toEqual(ids.slice(0, NAMES.length));
  expect(new Set(ids).size).toBe(2 * NAMES.length);
});

test('after failures, all events arrive once and in order', async () => {
  const { url, names, requests } = await startPostHog(500, 503);
  const { forward, dropped, log } = startForwarding(url, { retry: 300 });
  forward(accept(JOINED));
  await expect.poll(() => requests.length).toBe(1);
  forward(accept(reportOf('two', ['email_signup_already_registered'])));
  await expect.poll(names).toEqual([...NAMES, 'email_signup_already_registered']);
  // The other event had to wait for the first four.
  expect(requests).toHaveLength(4);
  expect(dropped()).toBe(0);
  expect(log).not.toHaveBeenCalled();
});

test('what PostHog goes on refusing is dropped, counted, and logged once until it works', async () => {
  const { url, names, requests } = await startPostHog(
    ...Array(8).fill(500),
    200,
    ...Array(4).fill(500),
  );
  const { forward, dropped, log } = startForwarding(url);
  forward(accept(JOINED));
  await expect.poll(dropped).toBe(4);
  forward(accept(JOINED));
  await expect.poll(dropped).toBe(8);
  expect(log).toHaveBeenCalledExactlyOnceWith({
    event: 'forwarding.failed',
    error: expect.stringContaining('status=500'),
  });
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/visit-of-one|127\.0\.0\.1/);

  forward(accept(reportOf('two')));
  await expect.poll(() => requests.length).toBe(9);
  forward(accept(JOINED));
  await expect.poll(dropped).toBe(12);
  expect(log).toHaveBeenCalledTimes(2);
  expect(names()).toEqual(['$pageview']);
});

test('while nobody answers events are kept, up to a limit, and sent once somebody does', async () => {
  const host = await unusedHost();
  const { forward, dropped, log } = startForwarding(host);
  for (let count = 0; count < 251; count += 1) forward(accept(JOINED));
  expect(dropped()).toBe(4);
  await expect.poll(() => log.mock.calls).toHaveLength(1);
  const server = await startCaptureServer(Number(new URL(host).port));
  onTestFinished(server.close);
  await expect.poll(() => server.events().length).toBe(1_000);
  expect(dropped()).toBe(4);
  // There is room again once the client has read the answer.
  const next = () => {
    forward(accept(reportOf('two')));
    return server.events().length;
  };
  await expect.poll(next).toBeGreaterThan(1_000);
});

test('a host that cannot be reached delays no visitor, and what is lost is in the figures', async () => {
  const [host, databaseUrl] = [await unusedHost(), newDatabaseUrl()];
  const { send, growth, figures, log } = await createForwardingApi(host, databaseUrl);
  await send(JOINED);
  await expect
    .poll(() => log.mock.calls)
    .toEqual([[{ event: 'forwarding.failed', error: expect.any(String) }]]);
  expect((await figures()).tallies.notForwarded).toBeUndefined();
  await growth.close();
  const next = await createForwardingApi(host, databaseUrl);
  expect((await next.figures()).tallies.notForwarded).toBe(4);
});

test('closing sends what waits', async () => {
  const { url, names } = await startPostHog();
  const { forward, close, dropped } = startForwarding(url, { flush: 60_000, close: 60_000 });
  forward(accept(JOINED));
  await close();
  expect(names()).toEqual(NAMES);
  expect(dropped()).toBe(0);
});

test('closing does not wait long for PostHog, and drops what is left', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const { forward, close, dropped } = startForwarding(
    `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
  );
  forward(accept(JOINED));
  await close();
  expect(dropped()).toBe(4);
});

test("bots' visits are not passed on, nor reports that are refused", async () => {
  const { url, names, waitForEvent } = await startPostHog();
  const { send } = await createForwardingApi(url);
  await send(JOINED, { 'User-Agent': GOOGLEBOT });
  await send({ ...JOINED, landing: '/?gclid=x' });
  await send(reportOf('two'));
  await waitForEvent('$pageview');
  expect(names()).toEqual(['$pageview']);
});

test('the server passes events on with POSTHOG_KEY, and nothing without it', async () => {
  const { url, names } = await startPostHog();
  const report = {
    method: 'POST',
    headers: { 'User-Agent': CHROME },
    body: JSON.stringify(JOINED),
  };
  for (const posthogKey of [undefined, KEY]) {
    const server = await runServer({ posthogKey, posthogHost: url });
    await fetch(`${server.url}/api/e`, report);
    await server.close();
    expect(names()).toEqual(posthogKey ? NAMES : []);
  }
});
