import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { newPostgresDatabase } from '../../../support/newPostgresDatabase.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { pageOf } from '../api/testApi.ts';
import { PUBLIC_URL, runServer } from '../support.ts';
import { startSmtpServer } from './smtpServer.ts';

const ADMIN_TOKEN = 'open-sesame';
const EMAIL = 'Ada@example.org';
const POST = { method: 'POST' };

/** Returns the links of a mail's text and the one for mail programs, as a server answers them. */
async function linksOf(mail: Buffer, url: string) {
  const { headers, text } = await PostalMime.parse(mail);
  const here = (link: string | undefined) => link?.replace(PUBLIC_URL, url) ?? '';
  const [confirm = '', unsubscribe = ''] = text?.match(/https\S+/g)?.map(here) ?? [];
  const header = headers.find(({ key }) => key === 'list-unsubscribe');
  const oneClick = here(header?.value.slice(1, -1));
  return { confirm, unsubscribe, oneClick };
}

test('an address joins, confirms, leaves and joins anew by mails of an SMTP server', async () => {
  const smtp = await startSmtpServer();
  const { url, log } = await runServer({
    smtpUrl: smtp.url,
    mailFrom: 'Iris <hello@iris.example>',
    databaseUrl: await newPostgresDatabase(),
    adminToken: ADMIN_TOKEN,
  });
  const mailNumber = (count: number) =>
    vi.waitUntil(() => smtp.received[count - 1]?.raw, { timeout: 10_000 });
  const stats = async () => {
    const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
    return (await fetch(`${url}/api/waitlist-stats`, { headers })).json();
  };

  const german = { 'Accept-Language': 'de' };
  expect((await postJoin(url, { email: EMAIL }, german)).status).toBe(201);
  expect((await postJoin(url, { email: EMAIL }, german)).status).toBe(409);
  const mail = await mailNumber(1);
  expect(await PostalMime.parse(mail)).toMatchObject({
    to: [{ address: EMAIL }],
    subject: 'Confirm (de)',
  });
  const links = await linksOf(mail, url);
  expect(links.confirm).toMatch(`${url}/api/confirm?token=`);
  expect(await pageOf(await fetch(links.confirm, POST))).toEqual([200, 'confirmed', 'de']);
  expect(await stats()).toMatchObject({ total: 1, confirmed: 1, pending: 0 });

  expect(links.oneClick).toBe(links.unsubscribe);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const left = await fetch(links.oneClick, { ...POST, body });
  expect(await pageOf(left)).toEqual([200, 'unsubscribed', 'de']);
  expect(await stats()).toMatchObject({ total: 0, confirmed: 0, pending: 0 });

  expect((await postJoin(url, { email: EMAIL })).status).toBe(201);
  const anew = await linksOf(await mailNumber(2), url);
  expect(await pageOf(await fetch(anew.confirm, POST))).toEqual([200, 'confirmed', 'en']);
  // The links of before work for the new sign-up, too.
  expect(await pageOf(await fetch(links.unsubscribe, POST))).toEqual([200, 'unsubscribed', 'de']);
  expect(await stats()).toMatchObject({ total: 0, confirmed: 0, pending: 0 });
  expect(smtp.received).toHaveLength(2);

  const written = log.join('\n');
  for (const link of [links.confirm, links.unsubscribe, anew.confirm, anew.unsubscribe]) {
    expect(written).not.toContain(new URL(link).searchParams.get('token'));
  }
  expect(written).not.toMatch(/ada|example\.org|"error"/i);
});
