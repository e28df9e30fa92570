import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { t } from '../../../support/siteTexts.ts';
import { newDatabaseUrl, temporaryFolder } from '../../../support/temporaryFolder.ts';
import { openForTest, runServer } from '../support.ts';
import { runWaitlist } from './runWaitlist.ts';

const URL = '--url=https://iris.example/start?code={code}';

/** A database with this many people who have confirmed, `ada1@example.org` and so on. */
async function confirmed(count: number) {
  const url = newDatabaseUrl();
  const database = await openForTest(url);
  for (let i = 1; i <= count; i += 1) {
    await database.waitlist.add(`ada${i}@example.org`, 'en');
    const { linkId = '' } = (await database.waitlist.find(`ada${i}@example.org`)) ?? {};
    await database.waitlist.confirm(linkId);
  }
  const invite = (...flags: string[]) => runWaitlist(url, 'invite', URL, ...flags);
  return { ...database, url, invite };
}

test('without --send says how many it would invite, and sends nothing', async () => {
  const { invite, outbox } = await confirmed(3);
  expect((await invite('--next=2')).out).toBe(
    'Would invite 2 people. Dry run. Add --send to send.\n',
  );
  expect(await outbox.claim(10)).toEqual([]);
});

test('with --send invites in waves, which --stop ends', async () => {
  const { invite, url, outbox } = await confirmed(3);
  expect((await invite('--next=1', '--send')).out).toContain('Invited 1 person.');
  await outbox.markSent(await outbox.claim(10));
  expect((await invite('--send')).out).toContain('Invited 2 people.\n');
  const lines = (await runWaitlist(url, 'list')).out.split('\n');
  expect(lines[0]).toContain('ada1@example.org  invited at ');
  // It waits.
  expect(lines[1]).toContain('ada2@example.org  confirmed at ');
  const [exported] = JSON.parse((await runWaitlist(url, 'export', '--json')).out);
  expect(exported).toMatchObject({ email: 'ada1@example.org', inviteCode: expect.any(String) });
  expect((await runWaitlist(url, 'invite', '--stop')).out).toContain('invitations of 2 people');
});

test('reads the addresses of a file, and of a provider’s list of bounces', async () => {
  const { invite, url, waitlist } = await confirmed(3);
  const file = join(temporaryFolder(), 'people.csv');
  // `export` puts an apostrophe before what spreadsheets would run.
  await waitlist.add('+1@example.org', 'en');
  writeFileSync(file, `"'+1@example.org";"ADA2@example.org"\n<ada3@example.org>, x@y.z\n`);
  expect((await invite(`--emails=${file}`)).out).toContain('Would invite 2 people');
  expect((await runWaitlist(url, 'bounced', file)).out).toContain(
    'Marked 3 of the 4 addresses in ',
  );
  expect((await invite()).out).toContain('Would invite 1 person.');
  expect((await runWaitlist(url, 'find', 'ada3@example.org')).out).toContain('(refused: bounced)');
});

const WRONG_URL = '--url must be an https:// URL that contains {code}.';

test.each([
  ['--next=0', '--next must be a whole number from 1.'],
  ['--confirmed-before=soon', '--confirmed-before must be a date: 2026-11-30.'],
  ['--url=http://iris.example/{code}', WRONG_URL],
  ['--url=https://iris.example', WRONG_URL],
  ['--url=https://iris.example/a {code}', WRONG_URL],
])('names a wrong option: %s', async (option, message) => {
  const { invite } = await confirmed(1);
  expect(await invite(option)).toMatchObject({ code: 2, errors: `${message}\n` });
});

test('a server sends the invitation', async () => {
  const { invite, url, waitlist, invitations } = await confirmed(1);
  await invite('--send');
  const { settings } = await runServer({ databaseUrl: url });
  const folder = join(settings.dataDir, 'outbox');
  const mails = () => (existsSync(folder) ? readdirSync(folder) : []);
  await expect.poll(mails).toEqual([expect.stringMatching(/^[^.].*\.eml$/)]);
  const mail = await PostalMime.parse(readFileSync(join(folder, mails()[0] ?? '')));
  expect(mail.subject).toBe(t('messages.invite.subject'));
  expect(mail.text).toMatch(/https:\/\/iris\.example\/start\?code=[\w-]{16}\n/);
  await expect.poll(async () => (await waitlist.find('ada1@example.org'))?.invitedAt).toBeTruthy();
  expect(await invitations.find({})).toEqual([]);
});
