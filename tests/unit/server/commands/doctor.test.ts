import { chmodSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { createBackup } from '../../../../server/commands/backupFile.ts';
import { openDatabase } from '../../../../server/database/openDatabase.ts';
import { freePort } from '../../../support/freePort.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { startSmtpServer } from '../mail/smtpServer.ts';
import { runServer, writeSite } from '../support.ts';
import { runProgram, runWaitlistWith } from './runWaitlist.ts';

const ADMIN_TOKEN = 'an admin token that nobody guesses'.replaceAll(' ', '-');

/** Starts a proxy that tells the server a visitor's address, as nginx and Caddy do. */
async function startProxy(port: () => number): Promise<string> {
  const proxy = createServer((req, res) => {
    const { url: path, headers } = req;
    headers['x-forwarded-for'] = '192.0.2.77';
    const forwarded = request({ host: '127.0.0.1', port: port(), path, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    forwarded.on('error', () => res.writeHead(502).end()).end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

/** Starts a service that lacks nothing, and returns what examines it. */
async function startService() {
  let port = 0;
  const proxyUrl = await startProxy(() => port);
  // Leads to this machine, too, but is no loopback address.
  const distDir = writeSite(proxyUrl.replace('127.0.0.1', '0.0.0.0'));
  const smtp = await startSmtpServer();
  const dataDir = join(temporaryFolder(), 'data');
  const databaseUrl = `file:${join(dataDir, 'waitlist.db')}`;
  const server = await runServer({
    distDir,
    dataDir,
    databaseUrl,
    mailSecrets: [],
    adminToken: ADMIN_TOKEN,
    smtpUrl: smtp.url,
    mailFrom: 'hello@iris.example',
    trustedHops: 1,
  });
  port = Number(new URL(server.url).port);
  const backUp = async () => {
    const database = await openDatabase(databaseUrl);
    await createBackup(database, join(temporaryFolder(), 'backup.db'));
    await database.close();
  };
  const environment = {
    PORT: String(port),
    DIST_DIR: distDir,
    DATA_DIR: dataDir,
    ADMIN_TOKEN,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'hello@iris.example',
    TRUST_PROXY: '1',
  };
  return {
    server,
    smtp,
    dataDir,
    proxyUrl,
    backUp,
    environment,
    /** Runs a command with some settings changed. */
    run: (args: string[], changes: Record<string, string> = {}) =>
      runWaitlistWith({ ...environment, ...changes }, databaseUrl, ...args),
  };
}

test('doctor finds nothing wrong with a service that lacks nothing', async () => {
  const { run, backUp } = await startService();
  await backUp();
  const { code, out } = await run(['doctor']);
  expect(out.split('\n').filter((line) => !line.startsWith('ok '))).toEqual(['All is well.', '']);
  expect(out.match(/^ok/gm)).toHaveLength(10);
  expect(code).toBe(0);
});

test('doctor names each thing that is wrong, and what to do', async () => {
  const { run, server, dataDir, proxyUrl } = await startService();
  chmodSync(join(dataDir, 'mail-secrets'), 0o644);
  await server.close();
  const { code, out } = await run(['doctor'], {
    ADMIN_TOKEN: 'guess-me',
    DIST_DIR: writeSite(proxyUrl),
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  });
  expect(code).toBe(1);
  for (const problem of [
    /^WRONG {2}site .*VITE_SITE_URL/m,
    /^WRONG {2}files .*mail-secrets: chmod go= /m,
    /^WRONG {2}secrets .*ADMIN_TOKEN is shorter than 32 .*openssl/m,
    /^WRONG {2}mail .*SMTP_URL cannot be used: .*ECONNREFUSED/m,
    /^WRONG {2}server .*\/api\/health does not answer/m,
    /^WRONG {2}proxies .* answers 502/m,
    /^WRONG {2}backup .*no backup yet/m,
    /^ok {5}database /m,
  ]) {
    expect(out).toMatch(problem);
  }
  expect(out).toContain('Problems found: 7.');
});

test.each([
  ['the proxies', { TRUST_PROXY: '2' }, /^WRONG {2}proxies .*Set TRUST_PROXY=1\./m],
  ['mail that goes to a folder', { SMTP_URL: '', MAIL_FROM: '' }, /^WRONG {2}mail .*not set/m],
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

test('doctor says that an email has waited for too long', async () => {
  const { run, server } = await startService();
  await server.close();
  const database = await openDatabase(server.settings.databaseUrl);
  onTestFinished(database.close);
  await database.waitlist.add('ada@example.org', 'en');
  expect((await run(['doctor'])).out).toMatch(/^ok {5}outbox {4}1 emails wait/m);
  const raw = new DatabaseSync(server.settings.databaseUrl.replace('file:', ''));
  raw.exec("UPDATE waitlist SET mailed_at = datetime('now', '-16 minutes')");
  raw.close();
  expect((await run(['doctor'])).out).toMatch(/^WRONG {2}outbox {4}An email has waited since/m);
});
