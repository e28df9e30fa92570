import { mkdirSync, rmdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Tally } from '../../../../analytics/growthFigures.ts';
import { SITE } from '../api/testApi.ts';
import { bytesOf } from '../support.ts';
import { accept, CHROME, createCountingApi, IPHONE, inForm, reportOf } from './counting.ts';

const joined = reportOf('one', ['$pageview', ...inForm('joined')]);
const [event] = joined.events;
const success = { ...event, name: 'email_signup_success', form_location: 'hero' };

const OTHER_SITE = { 'Sec-Fetch-Site': 'cross-site' };

test.each<[Tally, string, unknown, headers?: object]>([
  ['format', 'no object', 'null'],
  ['format', "a name from an object's prototype", reportOf('one', ['constructor'])],
  ['format', 'an object as a name', { ...joined, events: [{ ...event, name: { toString: '' } }] }],
  ['format', 'an unknown property', { ...joined, screen: '1920x1080' }],
  ['format', 'an unknown part of the campaign', { ...joined, landing: '/?gclid=x' }],
  ['format', 'a campaign that repeats', { ...joined, landing: `/${'?ref='.repeat(400)}&x` }],
  ['format', 'what is never reported', { ...joined, events: [{ ...success, email_domain: 'x' }] }],
  ['format', "another event's property", { ...joined, events: [{ ...event, error_type: 'x' }] }],
  ['format', 'an unknown form', { ...joined, events: [{ ...success, form_location: 'x' }] }],
  ['format', 'no form', { ...joined, events: [{ ...success, form_location: undefined }] }],
  ['format', 'no events', { ...joined, events: [] }],
  ['format', 'a visit without a name', { ...joined, visit: '' }],
  ['format', 'a time that no date has', { ...joined, events: [{ ...event, at: 1e308 }] }],
  ['format', 'a text as a number', { ...joined, events: [{ ...event, at: '1' }] }],
  ['format', 'a very long path', { ...joined, landing: `/${'%25'.repeat(3_000)}40x` }],
  ['format', 'more than an objection', { objected: true, visit: 'visit-of-one' }],
  ['size', 'more than 16 KB', { ...joined, release: 'r'.repeat(16 * 1024) }],
  ['objections', 'somebody objects', { objected: true }],
  ['origin', 'another website', joined, { ...OTHER_SITE, Origin: 'https://other.example' }],
  ['bots', 'a client that does not say what it is', joined, { 'User-Agent': '' }],
  ['bots', 'a monitor', joined, { 'User-Agent': `${CHROME} Checkly/1.0` }],
  ['bots', 'another monitor', joined, { 'User-Agent': 'Mozilla/5.0 (X11) Uptime-Kuma/1.23' }],
])('as %s is counted, without a visit: %s', async (tally, _, report, headers) => {
  const { send, figures } = await createCountingApi();
  await send(report, headers);
  expect(await figures()).toMatchObject({ tallies: { [tally]: 1 }, breakdown: [] });
});

test('everybody in an office behind one address is counted, on an allowed site, in every report', async () => {
  const { send, figures } = await createCountingApi();
  for (let person = 0; person < 40; person += 1) {
    for (const happening of ['$pageview', ...inForm('viewed', 'started', 'joined')]) {
      await send(reportOf(`person${person}`, [happening]), { ...OTHER_SITE, Origin: SITE });
    }
  }
  expect((await figures()).visits.now).toMatchObject({ seen: 40, started: 40, joined: 40 });
});

test('in an hour, a forger gets 2,000 visits of 20 sources, and takes nothing from others', async () => {
  const { send, figures } = await createCountingApi();
  const forged = (visit: number) =>
    reportOf(`forged${visit}`, ['$pageview'], {
      ...{ landing: `/?ref=invented-${visit}`, release: `2026-11-26.${1_000_000 + visit}` },
    });
  for (let visit = 0; visit < 2_000; visit += 1) await send(forged(visit));
  // 429 makes the page keep the report and send it again.
  for (let attempt = 0; attempt < 2; attempt += 1) await send(forged(2_000), {}, 429);
  // A visit that is known goes on.
  await send(reportOf('forged7', inForm('joined')));
  await send(reportOf('one', ['$pageview'], { landing: '/?ref=hn' }), {}, 204, '198.51.100.7');
  const { visits, breakdown, tallies, days } = await figures();
  expect(visits.now).toMatchObject({ seen: 2_001, joined: 1 });
  expect(days.at(-1)?.releases).toHaveLength(3);
  expect(tallies).toEqual({ rate: 2 });
  expect(breakdown).toHaveLength(22);
  expect(breakdown.at(-1)).toMatchObject({ word: '(other)', counts: { now: { seen: 1_980 } } });
  expect(breakdown).toContainEqual(expect.objectContaining({ word: 'hn' }));
});

test('an address in any field is refused, and is in no file and no log', async () => {
  const { file, send, figures, log } = await createCountingApi();
  const signs = ['@', ' @ ', '%40', '%252540', '＠', '&#64;'];
  const places = signs.flatMap((sign) => {
    const texts = ['', '/faq?email=', 'Ada '].map((before) => `${before}secretive${sign}x.org`);
    return texts.flatMap((text) => [
      ...['visit', 'landing', 'referrer', 'release', 'other'].map((key) => ({ [key]: text })),
      ...['name', 'page', 'form_location', 'other'].map((key) => ({
        events: [{ ...event, [key]: text }],
      })),
    ]);
  });
  for (const place of places) await send({ ...joined, ...place });
  await send({ ...joined, 'secretive@example.org': 1 });
  expect((await figures()).tallies).toEqual({ address: places.length + 1 });
  expect(bytesOf(file.replace(/[^/]*$/, 'growth.db'))).not.toContain('secretive');
  expect(JSON.stringify(log.mock.calls)).not.toContain('secretive');
});

const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko)';
const on = (device: string, browser: string) => ({ device, browser });
test.each([
  ['?ref=www.Example.com', { source: 'example.com' }],
  ['?utm_source=h\u200bn\u202e', { source: 'hn' }],
  // Look-alikes of signs that formulas begin with become those signs, which CSV escapes.
  ['?utm_campaign=＝1+1', { campaign: '=1 1' }],
  ['?utm_campaign=−1', { campaign: '-1' }],
  ['?utm_campaign=@Iris.App', { campaign: '@iris.app' }],
  ['?utm_campaign=%40irisapp&ref=x', { campaign: '@irisapp' }],
  // Behind another parameter, which is not sent, and in a path with an ampersand of its own.
  ['faq&utm_source=hn&utm_medium=social', { landing: 'faq', source: 'hn' }],
  ['a&b?utm_source=hn', { source: 'hn' }],
  [`${ANDROID} Chrome/150.0 Mobile Instagram 400.0`, on('phone', 'In-app')],
  [IPHONE.replace(/Version.*/, 'Mobile/15E148'), on('phone', 'In-app')],
  [IPHONE.replace('Version/26.0', 'CriOS/156.0'), on('phone', 'Chrome')],
  [`${ANDROID} SamsungBrowser/30.0 Chrome/150.0 Mobile`, on('phone', 'Samsung Internet')],
  [`${ANDROID} Chrome/156.0.0.0 Safari/537.36`, on('tablet', 'Chrome')],
  [`${CHROME} Edg/156.0.0.0`, on('computer', 'Edge')],
  [`${CHROME} OPR/130.0.0.0`, on('computer', 'Opera')],
  ['Mozilla/5.0 (X11; rv:150.0) Gecko/20100101 Firefox/150.0', on('computer', 'Firefox')],
  ['Mozilla/5.0 (X11; rv:150.0) Gecko/20100101 New/1.0', on('computer', 'other')],
])('of %s, the words are %o', (from, words) => {
  const userAgent = from.startsWith('Mozilla') ? from : CHROME;
  const landing = from === userAgent ? '/' : `/${from}`;
  const { part } = accept(reportOf('one', ['$pageview'], { landing }), userAgent);
  expect(part.words).toMatchObject(words);
});

test('the figures are for those with the token, who ask for days and a dimension', async () => {
  const { ask, askFigures } = await createCountingApi();
  expect((await ask('/api/growth')).status).toBe(404);
  expect((await askFigures('?by=email')).status).toBe(400);
});

test('counting that fails is logged once, disturbs nobody, and catches up', async () => {
  const { file, send, join, askFigures, log, growth, figures } = await createCountingApi();
  const folder = file.replace(/[^/]*$/, 'growth.db');
  mkdirSync(folder);
  for (const report of [joined, '{']) {
    await send(report);
    await growth.close();
  }
  expect((await join('ada@example.org')).status).toBe(201);
  expect(log).toHaveBeenCalledExactlyOnceWith({
    event: 'counting.failed',
    error: expect.any(String),
  });
  expect((await askFigures()).status).toBe(503);
  rmdirSync(folder);
  expect(await figures()).toMatchObject({ visits: { now: { seen: 1 } }, tallies: { format: 1 } });
});
