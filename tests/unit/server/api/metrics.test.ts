import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { postJoin } from '../../../support/postJoin.ts';
import { openForTest, runServer } from '../support.ts';

const ADMIN_TOKEN = 'a-token-that-nobody-guesses-at-all';
const AUTHORIZATION = { Authorization: `Bearer ${ADMIN_TOKEN}` };

/** Reads the figures of a server by their names and labels. */
async function readMetrics(url: string): Promise<Map<string, number>> {
  const answer = await fetch(`${url}/api/metrics`, { headers: AUTHORIZATION });
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  const lines = (await answer.text()).split('\n').filter((line) => /^\w/.test(line));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end))];
    }),
  );
}

test('Prometheus reads answers, sign-ups, emails, memory and the event loop with the token', async () => {
  const { url, settings } = await runServer({ adminToken: ADMIN_TOKEN });
  expect((await fetch(`${url}/api/metrics`)).status).toBe(404);
  await postJoin(url);
  await postJoin(url);
  const { outbox } = await openForTest(settings.databaseUrl);
  await expect.poll(outbox.entries).toEqual([]);
  await expect.poll(async () => (await readMetrics(url)).get('iris_mails_sent_total')).toBe(1);
  const metrics = await readMetrics(url);
  expect(Object.fromEntries(metrics)).toMatchObject({
    'iris_answers_total{status="201"}': 1,
    'iris_answers_total{status="404"}': 1,
    'iris_answers_total{status="409"}': 1,
    'iris_signups{state="pending"}': 1,
    'iris_mails_waiting{reason="other"}': 0,
    iris_database_up: 1,
    iris_last_backup_timestamp_seconds: 0,
    process_resident_memory_bytes: expect.any(Number),
    nodejs_eventloop_lag_p99_seconds: expect.any(Number),
  });
});

test('the alerts of the guide use figures that are there', async () => {
  const { url } = await runServer({ adminToken: ADMIN_TOKEN });
  const names = new Set([...(await readMetrics(url)).keys()].map((name) => name.split('{')[0]));
  const guide = readFileSync('docs/deployment/prometheus.md', 'utf8');
  const used = guide.match(/\b(?:iris|nodejs)_\w+_\w+/g) ?? [];
  expect(used.length).toBeGreaterThan(4);
  // A counter without events has no line.
  expect(used.filter((name) => !names.has(name))).toEqual(['iris_mail_failures_total']);
});

test('the log and the answer have the same id', async () => {
  const { url, log, close } = await runServer();
  const ids = [await fetch(url), await fetch(`${url}/api/health`)].map(({ headers }) =>
    headers.get('x-request-id'),
  );
  await close();
  const logged = log.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request');
  expect(logged.map(({ id }) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(2);
});
