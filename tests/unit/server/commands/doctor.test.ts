import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../../../../server/settings.ts';
import { freePort } from '../../../support/freePort.ts';
import { newDataFolder, temporaryFolder } from '../../../support/temporaryFolder.ts';
import { startSmtpServer } from '../mail/smtpServer.ts';
import { openForTest, runServer, writeSite } from '../support.ts';
import { runProgram, runWaitlistWith } from './runWaitlist.ts';

const ADMIN_TOKEN = 'an admin token that nobody guesses'.replaceAll(' ', '-');

/** Starts a service that lacks nothing, and returns what examines it. */
async function startService() {
  const port = await freePort();
  const smtp = await startSmtpServer();
  const environment = {
    PORT: String(port),
    // Leads to this machine, too, but is no loopback address.
    DIST_DIR: writeSite(`http://0.0.0.0:${port}`),
    DATA_DIR: newDataFolder(),
    ADMIN_TOKEN,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'hello@iris.example',
  };
  const server = await runServer(readSettings(environment));
  return {
    server,
    smtp,
    environment,
    /** Runs a command with some settings changed. */
    run: (args: string[], changes: Record<string, string> = {}) =>
      runWaitlistWith({ ...environment, ...changes }, server.settings.databaseUrl, ...args),
  };
}

test('doctor passes a service that lacks nothing', async () => {
  const { run } = await startService();
  await run(['backup', join(temporaryFolder(), 'backup.db')]);
  const { code, out } = await run(['doctor']);
  expect(out.split('\n').filter((line) => !line.startsWith('ok '))).toEqual([
    'All checks passed.',
    '',
  ]);
  expect(out.match(/^ok/gm)).toHaveLength(11);
  expect(code).toBe(0);
});

test('a backup is restored as a trial, and doctor tells if that fails', async () => {
  const { run } = await startService();
  const file = join(temporaryFolder(), 'backup.db');
  // Where the trial's file would be.
  vi.stubEnv('TMPDIR', '/missing');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await run(['backup', file])).code).toBe(2);
  expect((await run(['doctor'])).out).toMatch(/^FAIL {2}backup .*could not be restored/m);
});

test('doctor names each thing that is wrong, and what to do', async () => {
  const { run, server } = await startService();
  chmodSync(join(server.settings.dataDir, 'mail-secrets'), 0o644);
  const { waitlist } = await openForTest(server.settings.databaseUrl);
  await server.close();
  await waitlist.add('ada@example.org', 'en');
  const raw = new DatabaseSync(server.settings.databaseUrl.replace('file:', ''));
  raw.exec(`UPDATE outbox SET due_at = ${Date.now() - 16 * 60_000}`);
  raw.close();
  const { code, out } = await run(['doctor'], {
    ADMIN_TOKEN: 'guess-me',
    DIST_DIR: writeSite(server.url),
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  });
  expect(code).toBe(1);
  for (const problem of [
    /^FAIL {2}site .*VITE_SITE_URL/m,
    /^FAIL {2}files .*mail-secrets: chmod go= /m,
    /^FAIL {2}secrets .*ADMIN_TOKEN is shorter than 32 .*openssl/m,
    /^FAIL {2}mail .*SMTP_URL cannot be used: .*ECONNREFUSED/m,
    /^FAIL {2}server .*\/api\/health does not respond/m,
    /^FAIL {2}proxies .* does not respond/m,
    /^FAIL {2}outbox .*An email has been waiting since/m,
    /^FAIL {2}backup .*no backup yet/m,
    /^ok {4}database /m,
  ]) {
    expect(out).toMatch(problem);
  }
  expect(out).toContain('Checks failed: 8.');
});

test.each([
  ['the proxies', { TRUST_PROXY: '2' }, /^FAIL {2}proxies .*Set TRUST_PROXY=0\./m],
  ['mail that goes to a folder', { SMTP_URL: '', MAIL_FROM: '' }, /^FAIL {2}mail .*not set/m],
])('doctor tells %s from the right ones', async (_, changes, problem) => {
  const { run } = await startService();
  expect((await run(['doctor'], changes)).out).toMatch(problem);
});

test('mail-test sends the email to confirm, and its links lead to no sign-up', async () => {
  const { run, smtp } = await startService();
  expect(await run(['mail-test', 'ada@example.org'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('has accepted the email to ada@example.org'),
  });
  expect(smtp.received).toMatchObject([{ to: ['ada@example.org'] }]);
  const refused = await startSmtpServer({ onAuth: (_, __, answer) => answer(new Error('no')) });
  const url = refused.url.replace('//', '//user:password@');
  const { code, errors } = await run(['mail-test', 'ada@example.org'], { SMTP_URL: url });
  expect(code).toBe(2);
  expect(errors).toMatch(/AUTH/);
  expect(errors).not.toContain('password');
});

test('alert tells the operator by email which unit failed, even if a wrong setting is why', async () => {
  const { smtp, environment } = await startService();
  const variables = { ...environment, PORT: 'many' };
  expect((await runProgram(variables, 'alert', 'iris.service')).code).toBe(0);
  expect(smtp.received).toMatchObject([{ to: ['hello@iris.example'] }]);
  expect(smtp.received[0]?.raw.toString()).toMatch(/^Subject: iris\.service failed on /m);
  const silent = await runProgram({ SMTP_URL: '' }, 'alert', 'iris.service');
  expect(silent).toMatchObject({ code: 1, errors: expect.stringContaining('SMTP_URL is not set') });
});
