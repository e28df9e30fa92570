import { expect, test } from 'vitest';
import { FORM_FIELDS } from '../../../../src/rules/contract.ts';
import { UNKNOWN_ORIGIN } from '../../../../src/rules/origin.ts';
import { ORIGIN } from '../database/databases.ts';
import { createTestApi, JOIN, SITE } from './testApi.ts';

const EMAIL = 'ada@example.org';
const POST = { method: 'POST' };

test('a join stores the page, the link and the site that its Referer names', async () => {
  const { join, waitlist } = await createTestApi();
  await join(EMAIL, { Referer: `${SITE}/de/faq?referrer=news.example&utm_source=HN` });
  expect(await waitlist.find(EMAIL)).toMatchObject({
    source: 'hn',
    medium: '(none)',
    campaign: '(none)',
    content: '(none)',
    landing: '/de/faq',
  });
});

test.each([
  ['absent', undefined],
  ['of a browser that names only the site', `${SITE}/`],
  ['without the site that led here', `${SITE}/de/faq?utm_source=hn`],
  ['over 1,500 characters', `${SITE}/?referrer=&utm_source=hn&x=${'x'.repeat(1_500)}`],
  ['no address', 'nonsense?referrer='],
])('where a join comes from is not known if its Referer is %s', async (_, referer) => {
  const { join, waitlist } = await createTestApi();
  expect((await join(EMAIL, referer === undefined ? {} : { Referer: referer })).status).toBe(201);
  expect(await waitlist.find(EMAIL)).toMatchObject(UNKNOWN_ORIGIN);
});

test('where a form comes from that the browser has sent itself is not known', async () => {
  const { ask, waitlist } = await createTestApi();
  await ask(JOIN, {
    ...POST,
    body: new URLSearchParams({ [FORM_FIELDS.email]: EMAIL }),
    headers: { Referer: `${SITE}/de/faq?referrer=news.example&utm_source=HN` },
  });
  expect(await waitlist.find(EMAIL)).toMatchObject(UNKNOWN_ORIGIN);
});

test('who confirms and leaves is reported once, however often the links are followed', async () => {
  const { ask, signUp, waitlist, report } = await createTestApi();
  await waitlist.add(EMAIL, 'de', { origin: ORIGIN });
  const { confirm, unsubscribe } = await signUp(EMAIL);
  for (const path of [confirm, confirm, unsubscribe, unsubscribe, confirm]) {
    await ask(path);
    await ask(path, POST);
  }
  const { source, medium, campaign } = ORIGIN;
  const origin = { source, medium, campaign, language: 'de' };
  expect(report.mock.calls).toEqual([
    ['waitlist_confirmed', origin],
    ['waitlist_left', origin],
  ]);
});
