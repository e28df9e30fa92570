import { expect, test } from 'vitest';
import { t } from '../../../support/siteTexts.ts';
import { listed } from '../database/databases.ts';
import { translate } from '../exampleMessages.ts';
import { createTestApi, JOIN, pageOf, SITE } from './testApi.ts';

const EMAIL = 'ada@example.org';
const OWN = { 'Sec-Fetch-Site': 'same-origin' };

/** An API, and what sends it a form as browsers do and follows where it leads. */
async function createFormApi(parts: Parameters<typeof createTestApi>[0] = {}) {
  const api = await createTestApi(parts);
  const post = (fields: Record<string, string>, headers: Record<string, string> = OWN) => {
    const body = new URLSearchParams(fields).toString();
    const type = 'application/x-www-form-urlencoded;charset=UTF-8';
    const all = { 'Content-Type': type, 'Content-Length': String(body.length), ...headers };
    return api.ask(JOIN, { method: 'POST', headers: all, body });
  };
  const addressAfter = (answer: Response) => {
    const { pathname, search } = new URL(answer.headers.get('location') ?? '', `${SITE}${JOIN}`);
    return [answer.status, pathname + search];
  };
  return { ...api, post, addressAfter };
}

test('a form leads to a page in its language, which can be reloaded and names no address', async () => {
  const { ask, post, addressAfter, waitlist } = await createFormApi();
  const fields = { email: ` ${EMAIL}`, language: 'de', from: '/de' };
  const joined = `${JOIN}/joined?language=de&from=%2Fde`;
  const headers = { ...OWN, 'Accept-Language': 'pt' };
  expect(addressAfter(await post(fields, headers))).toEqual([303, joined]);
  expect(addressAfter(await post(fields))).toEqual([303, joined.replace('joined', 'known')]);
  const entries = await listed(waitlist.entries());
  expect(entries.map(({ email, language }) => [email, language])).toEqual([[EMAIL, 'de']]);

  const page = await ask(joined);
  expect(page.headers.get('content-language')).toBe('de');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(await page.clone().text()).toContain('<p>/de |');
  expect(await pageOf(page)).toEqual([200, 'joined', 'de']);
  expect((await ask(joined, { method: 'POST' })).status).toBe(405);
});

test('a browser that opens the address of the form is redirected to it, and a program gets 405', async () => {
  const { ask } = await createFormApi();
  const open = async (Accept: string) => {
    const { status, headers } = await ask(JOIN, { headers: { Accept, 'Accept-Language': 'de' } });
    return [status, headers.get('location')];
  };
  expect(await open('text/html,*/*;q=0.8')).toEqual([303, '/de#waitlist']);
  expect(await open('*/*')).toEqual([405, null]);
});

test('too many tries, and a sign-up that cannot be stored, have a page', async () => {
  const { post, addressAfter } = await createFormApi({
    settings: { joinRatePerMinute: 1 },
    waitlist: { add: () => Promise.reject(new Error('disk full')) },
  });
  const query = '?language=de&from=%2Fde';
  const fields = { email: EMAIL, language: 'de', from: '/de' };
  expect(addressAfter(await post(fields))).toEqual([303, `${JOIN}/unavailable${query}`]);
  const refused = await post(fields);
  expect(addressAfter(refused)).toEqual([303, `${JOIN}/too-many${query}`]);
  expect(refused.headers.get('retry-after')).toBeNull();
});

test.each([
  ['ada"><b>@x.y', 422, 'ada&quot;&gt;&lt;b&gt;@x.y', 'waitlist.errors.invalidEmail'],
  ['', 422, '', 'waitlist.errors.emptyEmail'],
  ['a'.repeat(300), 422, 'a'.repeat(300), 'messages.answers.tooLong'],
  ['a'.repeat(3000), 413, '', 'messages.answers.tooLarge'],
] as const)('%.20s gets the form again, with what is wrong', async (email, status, typed, key) => {
  const { post, waitlist } = await createFormApi();
  const answer = await post({ email, language: 'de', from: '/de' }, { 'Accept-Language': 'de' });
  const from = status === 413 ? '/' : '/de';
  const problem = translate('de', t(key));
  expect(await answer.clone().text()).toContain(`<p>${from} | ${typed} | ${problem}</p>`);
  expect(await pageOf(answer)).toEqual([status, 'wrongAddress', 'de']);
  expect(await waitlist.count()).toBe(0);
});

test('a field that people do not see tells robots: the same page, and nothing is stored', async () => {
  const { post, addressAfter, waitlist, wake } = await createFormApi();
  const answer = await post({
    email: EMAIL,
    language: 'en',
    from: '/',
    website: 'https://x.example',
  });
  expect(addressAfter(answer)).toEqual([303, `${JOIN}/joined?language=en&from=%2F`]);
  expect(await waitlist.count()).toBe(0);
  expect(wake).not.toHaveBeenCalled();
});

const EVIL = 'https://evil.example';
const HOST = { Host: 'api.iris.example' };

test.each<[number, string, Record<string, string>]>([
  [303, 'the site itself', OWN],
  [303, 'an allowed origin', { Origin: SITE, 'Sec-Fetch-Site': 'cross-site' }],
  [303, 'its own origin, in an old browser', { ...HOST, Origin: 'https://api.iris.example' }],
  [303, 'the visitor, who reloads', { 'Sec-Fetch-Site': 'none' }],
  [303, 'a program', {}],
  [403, 'another website', { ...HOST, Origin: EVIL, 'Sec-Fetch-Site': 'cross-site' }],
  [403, 'another website, in an old browser', { ...HOST, Origin: EVIL }],
  [403, 'another host of the domain', { ...HOST, 'Sec-Fetch-Site': 'same-site' }],
  [403, 'a frame without an origin', { ...HOST, Origin: 'null' }],
])('a form is answered with %i if it comes from %s', async (status, _, headers) => {
  const { post, join, waitlist } = await createFormApi();
  const answer = await post({ email: EMAIL, language: 'de' }, headers);
  expect(answer.status).toBe(status);
  expect(await waitlist.count()).toBe(status === 303 ? 1 : 0);
  if (status === 303) return;
  expect(await pageOf(answer)).toEqual([403, 'otherSite', 'de']);
  expect((await join(EMAIL, headers)).status).toBe(403);
});

test.each([
  ['/pt-BR/faq', '/pt-BR/faq'],
  ['//evil', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['https://evil.example', '/'],
])('from %j a page leads back to %s', async (from, back) => {
  const { ask } = await createFormApi();
  const page = await ask(`${JOIN}/known?${new URLSearchParams({ language: 'xx', from })}`);
  expect(await page.clone().text()).toContain(`<p>${back} |`);
  expect(await pageOf(page)).toEqual([200, 'known', 'en']);
});

test('without the pages of a build a form is answered in English, as JSON', async () => {
  const { post, ask } = await createFormApi({ mail: { loadMessages: async () => undefined } });
  const answer = await post({ email: 'ada', language: 'de' });
  expect(answer.headers.get('content-language')).toBe('en');
  expect(await answer.json()).toMatchObject({ message: t('waitlist.errors.invalidEmail') });
  expect((await ask(`${JOIN}/joined`)).status).toBe(503);
});
