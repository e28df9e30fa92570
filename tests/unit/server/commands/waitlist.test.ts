import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startPostgresServer } from '../../../../harness/postgresServer.ts';
import { runWaitlistCommand } from '../../../../server/commands/runWaitlistCommand.ts';
import { openDatabase } from '../../../../server/database/openDatabase.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { newDatabaseUrl, temporaryFolder } from '../../../support/temporaryFolder.ts';
import { bytesOf, runServer } from '../support.ts';

interface Result {
  code: number;
  out: string;
  errors: string;
}

/** Runs a command as an operator does, in its own process. */
function runWaitlist(databaseUrl: string, ...args: string[]): Promise<Result> {
  const command = ['--import', 'tsx', 'server/waitlist.ts', ...args];
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { env }, (_, out, errors) => {
      resolve({ code: child.exitCode ?? -1, out, errors });
    });
  });
}

async function newDatabase(...emails: string[]) {
  const url = newDatabaseUrl();
  const { waitlist, close } = await openDatabase(url);
  for (const email of emails) await waitlist.add(email, 'en');
  await close();
  return { file: url.replace('file:', ''), url };
}

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/.source;

describe('npm run waitlist --', () => {
  test('count and list print what is there', async () => {
    const { url } = await newDatabase('Ada@Example.org', 'bob@example.org');
    expect(await runWaitlist(url, 'count')).toEqual({ code: 0, out: '2\n', errors: '' });
    const { out } = await runWaitlist(url, 'list');
    expect(out).toMatch(
      new RegExp(`^${TIME}  Ada@Example.org  pending\n${TIME}  bob@example.org  pending\n$`),
    );
  });

  test('export writes CSV that runs no formula, or JSON as typed', async () => {
    const { url } = await newDatabase('=HYPERLINK("http://evil","c")@x.co', 'ada@example.org');
    const csv = await runWaitlist(url, 'export');
    expect(csv.out).toMatch(
      new RegExp(
        `^email,joined_at\n"'=HYPERLINK\\(""http://evil"",""c""\\)@x.co",${TIME}\nada@example.org,${TIME}\n$`,
      ),
    );
    const json = await runWaitlist(url, 'export', '--json');
    expect(JSON.parse(json.out)).toEqual([
      { email: '=HYPERLINK("http://evil","c")@x.co', joinedAt: expect.any(String) },
      { email: 'ada@example.org', joinedAt: expect.any(String) },
    ]);
  });

  test('find and remove know an address by any spelling, and fail for one that is unknown', async () => {
    const { url } = await newDatabase('Élise@Müller.de');
    expect((await runWaitlist(url, 'find', 'ÉLISE@xn--mller-kva.de')).out).toMatch(
      new RegExp(`^Élise@Müller.de joined at ${TIME} \\(pending\\)\\.\n$`),
    );
    const removed = await runWaitlist(url, 'remove', 'e\u0301lise@MÜLLER.de');
    expect(removed).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing of it is left'),
    });
    expect(await runWaitlist(url, 'find', 'élise@müller.de')).toMatchObject({
      code: 1,
      out: 'élise@müller.de is not on the waitlist.\n',
    });
    expect((await runWaitlist(url, 'remove', 'élise@müller.de')).code).toBe(1);
  });

  test('remove erases an address while the server runs', async () => {
    const { file, url } = await newDatabase();
    const server = await runServer({ databaseUrl: url });
    for (const name of ['ada', 'bob', 'eve']) {
      await postJoin(server.url, { email: `${name}@example.org` });
    }
    expect((await runWaitlist(url, 'remove', 'bob@example.org')).code).toBe(0);
    const bytes = bytesOf(file);
    expect(bytes).not.toContain('bob@example.org');
    expect(bytes).toContain('eve@example.org');
    expect((await postJoin(server.url, { email: 'bob@example.org' })).status).toBe(201);
  });

  test('backup writes a private copy while the server runs, and import brings it back', async () => {
    const { url } = await newDatabase('ada@example.org');
    const server = await runServer({ databaseUrl: url });
    await postJoin(server.url, { email: 'bob@example.org' });
    const backup = join(temporaryFolder(), 'backup.db');
    expect(await runWaitlist(url, 'backup', backup)).toMatchObject({
      code: 0,
      out: `Backed up 2 addresses to ${backup}.\n`,
    });
    expect(statSync(backup).mode & 0o777).toBe(0o600);

    const restored = newDatabaseUrl();
    expect((await runWaitlist(restored, 'import', backup)).out).toMatch(/^Added 2 of 2 addresses/);
    expect((await runWaitlist(restored, 'import', backup)).out).toMatch(/^Added 0 of 2 addresses/);
    expect((await runWaitlist(restored, 'list')).out).toBe((await runWaitlist(url, 'list')).out);
  });

  test('a backup is never written over, and nothing else is taken for one', async () => {
    const { url } = await newDatabase('ada@example.org');
    const other = join(temporaryFolder(), 'notes.txt');
    writeFileSync(other, 'not a database, and somebody needs it');
    expect(await runWaitlist(url, 'backup', other)).toMatchObject({
      code: 2,
      errors: `${other} exists already. Name a new file.\n`,
    });
    expect(await runWaitlist(url, 'import', other)).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/notes\.txt is not a backup of the waitlist: .*\.\n$/),
    });
    expect(readFileSync(other, 'utf8')).toMatch(/^not a database/);
  });

  test('the same commands work on PostgreSQL, and carry a file over to it', async () => {
    const server = await startPostgresServer();
    onTestFinished(() => server.remove());
    const postgres = await server.createDatabase();
    const { file, url } = await newDatabase('Ada@Example.org', 'bob@example.org');

    expect((await runWaitlist(postgres, 'import', file)).out).toMatch(/^Added 2 of 2/);
    expect((await runWaitlist(postgres, 'list')).out).toBe((await runWaitlist(url, 'list')).out);
    expect((await runWaitlist(postgres, 'remove', 'ADA@example.org')).out).toContain('PostgreSQL');
    const backup = join(temporaryFolder(), 'backup.db');
    expect((await runWaitlist(postgres, 'backup', backup)).out).toMatch(/^Backed up 1 address to/);
    expect((await runWaitlist(`file:${backup}`, 'list')).out).toContain('bob@example.org');
  });

  test('a wrong path makes no empty database, and says so', async () => {
    const file = join(temporaryFolder(), 'wrong.db');
    expect(await runWaitlist(`file:${file}`, 'count')).toMatchObject({
      code: 2,
      errors: `There is no database at ${file}. Set DATABASE_URL to the one the server uses.\n`,
    });
    expect(existsSync(file)).toBe(false);
  });

  test('an unknown option is named', async () => {
    const { url } = await newDatabase();
    const { code, errors } = await runWaitlist(url, 'export', '--xml');
    expect(code).toBe(2);
    expect(errors).toContain('--xml');
  });

  test.each([
    [[], /^Usage: /],
    [['constructor'], /^Usage: /],
    [['count', 'all'], /^count takes no argument\.$/],
    [['find'], /^find takes one address\.$/],
  ])('%j is answered with what is expected', async (args, message) => {
    const { url } = await newDatabase();
    const command = runWaitlistCommand(args, { databaseUrl: url, format: 'csv' });
    await expect(command).rejects.toThrow(message);
  });
});
