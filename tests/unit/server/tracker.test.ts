import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Log } from '../../../server/log.ts';
import { createTracker, type ServerEvent } from '../../../server/tracker.ts';
import { UNKNOWN_ORIGIN } from '../../../src/rules/origin.ts';
import { startCaptureServer } from '../../support/captureServer.ts';

const KEY = 'phc_test';
const ORIGIN = { source: 'hn', medium: 'social', campaign: 'launch', language: 'de' };
const EVENTS: ServerEvent[] = ['waitlist_confirmed', 'waitlist_left', 'waitlist_invited'];

/** Waits for nothing, unless a test changes that. */
const AT_ONCE = { delay: 0, retry: 0, answer: 10_000, close: 10_000 };
const NEVER = 3_600_000;

/** A stand-in for PostHog. The statuses are those of its first answers. */
async function startPostHog(...statuses: number[]) {
  const server = await startCaptureServer(statuses);
  onTestFinished(server.close);
  return server;
}

/** A server that takes requests, and answers them only when it is told to. */
async function startSlowServer() {
  const answers: (() => void)[] = [];
  const server = createServer((request, response) => {
    request.resume().on('end', () => answers.push(() => response.end('{"status":1}')));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answers };
}

function startTracker(host: string, pace: Partial<typeof AT_ONCE> = {}) {
  const log = vi.fn<Log>();
  return { ...createTracker({ key: KEY, host }, { log, pace: { ...AT_ONCE, ...pace } }), log };
}

test('each event is sent with where the sign-up came from, together, and with nothing else', async () => {
  const { url, requests, waitForEvent } = await startPostHog();
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  const { report } = startTracker(url);
  // As the worker reports it, with all that it knows about the message.
  const message = { ...ORIGIN, email: 'ada@example.org', linkId: 'link', landing: '/de/faq' };
  for (const event of EVENTS) report(event, message);
  await waitForEvent('waitlist_invited');
  const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  const { language, ...words } = ORIGIN;
  const batch = EVENTS.map((event) => ({
    event,
    uuid: expect.stringMatching(UUID),
    distinct_id: expect.stringMatching(UUID),
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    properties: {
      $process_person_profile: false,
      $geoip_disable: true,
      ...words,
      locale: language,
    },
  }));
  expect(requests).toEqual([{ method: 'POST', path: '/batch/', body: { api_key: KEY, batch } }]);
  const sent = requests.flatMap(({ body }) => (body as { batch: Record<string, string>[] }).batch);
  const ids = sent.flatMap(({ uuid, distinct_id }) => [uuid, distinct_id]);
  expect(new Set(ids).size).toBe(6);
  const headers = fetched.mock.calls.map(([, init]) => init?.headers);
  expect(headers).toEqual([{ 'Content-Type': 'application/json' }]);
});

test('nothing is sent without a key, nor where it is not known where a sign-up came from', async () => {
  const { url, requests } = await startPostHog();
  const none = createTracker(undefined, { log: vi.fn<Log>(), pace: AT_ONCE });
  const { report, close } = startTracker(url);
  none.report('waitlist_confirmed', ORIGIN);
  report('waitlist_confirmed', { ...UNKNOWN_ORIGIN, language: 'de' });
  await none.close();
  await close();
  expect(requests).toEqual([]);
});

test('while it fails the same events are sent again, and each time that it began to is logged', async () => {
  const { url, events, requests, waitForEvent } = await startPostHog(500, 0, 503, 200, 429);
  const { report, log } = startTracker(url);
  report('waitlist_confirmed', ORIGIN);
  await waitForEvent('waitlist_confirmed');
  expect(requests).toHaveLength(4);
  report('waitlist_left', ORIGIN);
  await waitForEvent('waitlist_left');
  const sent = requests.map(({ body }) => (body as { batch: { uuid: string }[] }).batch);
  expect(new Set(sent.slice(0, 4).map(([event]) => event?.uuid)).size).toBe(1);
  expect(events().map(({ event }) => event)).toEqual(['waitlist_confirmed', 'waitlist_left']);
  expect(log.mock.calls).toEqual([
    [{ event: 'tracker.failed', error: expect.stringContaining('status 500') }],
    [{ event: 'tracker.failed', error: expect.stringContaining('status 429') }],
  ]);
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/127\.0\.0\.1|phc_/);
});

test('a thousand events wait for a tracker that is away, and no more', async () => {
  const { url, events } = await startPostHog();
  const { report, close, log } = startTracker(url, { retry: NEVER });
  const reportMany = (event: ServerEvent) => {
    for (let count = 0; count < 600; count += 1) report(event, ORIGIN);
  };
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => {
    // Reported during the request that fails.
    reportMany('waitlist_left');
    throw new Error('away');
  });
  onTestFinished(() => fetched.mockRestore());
  reportMany('waitlist_confirmed');
  await vi.waitUntil(() => log.mock.calls.length > 0);
  reportMany('waitlist_invited');
  await close();
  const names = events().map(({ event }) => event);
  expect(names).toHaveLength(1_000);
  expect(names.filter((name) => name === 'waitlist_confirmed')).toHaveLength(600);
});

test('a stop sends what waits, and waits for what is under way', async () => {
  const { url, events } = await startPostHog();
  const waiting = startTracker(url, { delay: NEVER });
  waiting.report('waitlist_left', ORIGIN);
  await waiting.close();
  expect(events()).toMatchObject([{ event: 'waitlist_left' }]);

  const slow = await startSlowServer();
  const { report, close } = startTracker(slow.url);
  report('waitlist_left', ORIGIN);
  await vi.waitUntil(() => slow.answers.length === 1);
  let isClosed = false;
  const closed = close().then(() => {
    isClosed = true;
  });
  await new Promise(setImmediate);
  expect(isClosed).toBe(false);
  for (const answer of slow.answers) answer();
  await closed;
  expect(slow.answers).toHaveLength(1);
});

test('a stop does not wait for a tracker that hangs', async () => {
  const { url } = await startSlowServer();
  const { report, close } = startTracker(url, { delay: NEVER, close: 1 });
  report('waitlist_left', ORIGIN);
  const startedAt = performance.now();
  await close();
  expect(performance.now() - startedAt).toBeLessThan(AT_ONCE.answer / 2);
});
