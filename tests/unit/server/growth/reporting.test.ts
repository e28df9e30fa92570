import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Tally } from '../../../../analytics/growthFigures.ts';
import { createGrowth } from '../../../../server/growth/growth.ts';
import { newDatabaseUrl } from '../../../support/temporaryFolder.ts';
import { ADMIN_TOKEN, SITE } from '../api/testApi.ts';
import { bytesOf } from '../support.ts';
import { createCountingApi } from './countingApi.ts';
import { accept, CHROME, GOOGLEBOT, IPHONE, inForm, reportOf } from './reports.ts';

const joined = reportOf('one', ['$pageview', ...inForm('hero', 'joined')]);
const [event] = joined.events;

test('a report is in the figures at once, for those with the token', async () => {
  const { send, figures, signUp, ask } = await createCountingApi();
  await signUp('ada@example.org');
  await send(joined);
  const { visits, signups, days } = await figures();
  expect(visits.now).toMatchObject({ seen: 1, joined: 1 });
  expect(signups.now).toEqual({ joined: 1, confirmed: 0, left: 0 });
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({ counts: visits.now, signups: signups.now });
  expect((await ask('/api/growth')).status).toBe(404);
});

test.each(['?by=email', '?from=yesterday', '?from=2026-02-02&to=2026-02-01', '?from=2001-01-01'])(
  'figures cannot be asked for with %s',
  async (query) => {
    const { ask } = await createCountingApi();
    const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
    expect((await ask(`/api/growth${query}`, { headers })).status).toBe(400);
  },
);

describe('a report is refused, counted by reason, and answered like any other', () => {
  test.each<[Tally, string, unknown]>([
    ['format', 'no JSON', '{'],
    ['format', 'no object', '[]'],
    ['format', 'thousands of brackets', '['.repeat(16_000)],
    ['size', 'more than 16 KB', { ...joined, release: 'r'.repeat(16 * 1024) }],
    ['event', 'an event that the plan does not have', reportOf('one', ['$autocapture'])],
    ['event', "a name from an object's prototype", reportOf('one', ['constructor'])],
    ['property', 'an unknown property', { ...joined, screen: '1920x1080' }],
    ['property', 'an unknown property named like a prototype', `{"__proto__": 1}`],
    ['value', 'an unknown part of the campaign', { ...joined, landing: '/?gclid=x' }],
    [
      'property',
      'a property that is never reported',
      { ...joined, events: [{ ...event, name: 'email_signup_success', email_domain: 'x.org' }] },
    ],
    [
      'property',
      "another event's property",
      { ...joined, events: [{ ...event, error_type: 'x' }] },
    ],
    [
      'value',
      'an unknown form',
      { ...joined, events: [{ ...joined.events[1], form_location: 'x' }] },
    ],
    [
      'value',
      'no form',
      { ...joined, events: [{ ...joined.events[1], form_location: undefined }] },
    ],
    ['value', 'no events', { ...joined, events: [] }],
    ['value', 'a visit without a name', { ...joined, visit: '' }],
    ['value', 'a time that no date has', { ...joined, events: [{ ...event, at: 1e308 }] }],
    ['value', 'a text as a number', { ...joined, events: [{ ...event, at: '1' }] }],
    ['value', 'a very long path', { ...joined, landing: `/${'%25'.repeat(3_000)}40x` }],
  ])('as %s: %s', async (reason, _, report) => {
    const { send, figures } = await createCountingApi();
    await send(report);
    expect((await figures()).tallies).toEqual({ [reason]: 1 });
  });

  test('as rate, to be sent again: a visit that begins after thousands of its network', async () => {
    const { send, figures } = await createCountingApi();
    for (let visit = 0; visit < 2_000; visit += 1) await send(reportOf(`${visit}`));
    // The page sends it again.
    for (let attempt = 0; attempt < 2; attempt += 1) await send(reportOf('late'), {}, 429);
    await send({ ...joined, visit: reportOf('7').visit });
    const { visits, tallies } = await figures();
    expect([visits.now.seen, tallies]).toEqual([2_000, { rate: 2 }]);
  });

  test('as origin: from another website, but not from an allowed one', async () => {
    const { send, figures } = await createCountingApi();
    await send(joined, { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' });
    await send(joined, { Origin: SITE, 'Sec-Fetch-Site': 'cross-site' });
    expect(await figures()).toMatchObject({ visits: { now: { seen: 1 } }, tallies: { origin: 1 } });
  });
});

test('everybody in an office behind one address is counted, however many reports they send', async () => {
  const { send, figures } = await createCountingApi();
  const steps = [
    '$pageview',
    'waitlist_form_viewed',
    'waitlist_form_started',
    'email_signup_success',
  ];
  for (let person = 0; person < 40; person += 1) {
    for (const name of steps) {
      const happening = name === '$pageview' ? name : { name, form_location: 'hero' };
      await send(reportOf(`person${person}`, [happening]));
    }
  }
  expect((await figures()).visits.now).toMatchObject({ seen: 40, started: 40, joined: 40 });
});

test.each([
  ['?utm_source=HN', 'source', 'hn'],
  ['?ref=www.Example.com', 'source', 'example.com'],
  ['?utm_source=h\u200bn\u202e', 'source', 'hn'],
  ['?utm_campaign=＝1+1', 'campaign', '=1 1'],
  ['?utm_campaign=@IrisApp', 'campaign', '@irisapp'],
  ['?utm_campaign=%40irisapp&ref=x', 'campaign', '@irisapp'],
])('of the landing page %s, the %s is %s', async (landing, by, word) => {
  const { send, figures } = await createCountingApi();
  await send(reportOf('one', ['$pageview'], { landing: `/${landing}` }));
  expect((await figures(`?by=${by}`)).breakdown).toMatchObject([{ word }]);
});

test('an address in any field is refused, and is in no file and no log', async () => {
  const databaseUrl = newDatabaseUrl();
  const { send, figures, log } = await createCountingApi({ databaseUrl });
  const paths = [
    ...['visit', 'landing', 'referrer', 'release', 'other'].map((key) => [key]),
    ...['name', 'page', 'form_location', 'other'].map((key) => ['events', '1', key]),
  ];
  const at = fc.constantFrom('@', ' @ ', '%40', '%252540', '＠', '&#64;');
  const text = fc.tuple(
    fc.constantFrom('', '/', '/faq?email=', '?ref=', 'Ada '),
    at,
    fc.constantFrom('', '/', ' x'),
  );
  let sent = 0;
  const place = (target: Record<string, unknown>, [key = '', ...rest]: string[], value: string) => {
    if (rest.length === 0) target[key] = value;
    else place(target[key] as Record<string, unknown>, rest, value);
  };
  const check = fc.asyncProperty(
    fc.constantFrom(...paths),
    text,
    async (keys, [before, sign, after]) => {
      const report = structuredClone(joined) as unknown as Record<string, unknown>;
      place(report, keys, `${before}secretive${sign}example.org${after}`);
      await send(report);
      sent += 1;
    },
  );
  await fc.assert(check, { numRuns: 50 });
  await send({ ...joined, 'secretive@example.org': 1 });
  expect((await figures()).tallies).toEqual({ address: sent + 1 });
  const file = path.join(path.dirname(databaseUrl.replace('file:', '')), 'growth.db');
  expect(bytesOf(file)).not.toContain('secretive');
  expect(JSON.stringify(log.mock.calls)).not.toContain('secretive');
});

test('an objection is counted as such, and no visit', async () => {
  const { send, figures } = await createCountingApi();
  await send({ objected: true });
  await send({ objected: true, visit: 'visit-of-one' });
  await send({ objected: 'yes' });
  const { visits, tallies } = await figures();
  expect(tallies).toEqual({ objections: 1, property: 2 });
  expect(visits.now.seen).toBe(0);
});

test("bots' reports are counted apart", async () => {
  const { send, figures } = await createCountingApi();
  await send(joined, { 'User-Agent': GOOGLEBOT });
  await send(reportOf('two'), { 'User-Agent': '' });
  expect(await figures()).toMatchObject({ tallies: { bots: 2 }, breakdown: [] });
});

const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
test.each([
  ['phone', 'Safari', IPHONE],
  ['phone', 'In-app', IPHONE.replace(/Version.*/, 'Mobile/15E148 Instagram 400.0')],
  ['phone', 'In-app', IPHONE.replace(/Version.*/, 'Mobile/15E148')],
  ['phone', 'Chrome', IPHONE.replace('Version/26.0', 'CriOS/156.0')],
  ['phone', 'Chrome', `${ANDROID} Chrome/156.0.0.0 Mobile Safari/537.36`],
  ['phone', 'Samsung Internet', `${ANDROID} SamsungBrowser/30.0 Chrome/150.0 Mobile Safari/537.36`],
  ['tablet', 'Chrome', `${ANDROID} Chrome/156.0.0.0 Safari/537.36`],
  ['computer', 'Edge', `${CHROME} Edg/156.0.0.0`],
  ['computer', 'Opera', `${CHROME} OPR/130.0.0.0`],
  ['computer', 'Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'],
  ['computer', 'Safari', `${MAC} (KHTML, like Gecko) Version/26.0 Safari/605.1.15`],
  ['computer', 'other', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 New/1.0'],
])('a %s and %s are recognized by the user agent', async (device, browser, userAgent) => {
  const { send, figures } = await createCountingApi();
  await send(joined, { 'User-Agent': userAgent });
  const query = new URLSearchParams({ by: 'device', browser });
  expect((await figures(`?${query}`)).breakdown).toMatchObject([{ word: device }]);
});

test('a path may have an ampersand', async () => {
  const { send, figures } = await createCountingApi();
  const landing = '/a&b?utm_source=hn';
  await send(reportOf('one', [{ name: '$pageview', page: '/a&b' }], { landing }));
  const { breakdown } = await figures();
  expect(breakdown).toMatchObject([{ word: 'hn', counts: { now: { seen: 1 } } }]);
});

test('closing writes what waits', async () => {
  const databaseUrl = newDatabaseUrl();
  const log = () => {};
  const growth = createGrowth({ databaseUrl, log });
  growth.count(accept(reportOf('one')), '');
  growth.tally('rate');
  await growth.close();
  const { figures } = await createCountingApi({ databaseUrl });
  expect(await figures()).toMatchObject({ visits: { now: { seen: 1 } }, tallies: { rate: 1 } });
});

test('counting that fails is logged once, and disturbs neither its visitors nor the waitlist', async () => {
  const databaseUrl = newDatabaseUrl();
  mkdirSync(path.join(path.dirname(databaseUrl.replace('file:', '')), 'growth.db'), {
    recursive: true,
  });
  const { send, join, ask, log, growth } = await createCountingApi({ databaseUrl });
  await send(joined);
  await growth.close();
  await send(joined);
  await growth.close();
  expect((await join('ada@example.org')).status).toBe(201);
  expect(log).toHaveBeenCalledExactlyOnceWith({
    event: 'counting.failed',
    error: expect.any(String),
  });
  const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
  expect((await ask('/api/growth', { headers })).status).toBe(503);
});
