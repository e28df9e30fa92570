import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { addressHashes } from '../../../../server/mail/secrets.ts';
import { newPostgresDatabase } from '../../../support/newPostgresDatabase.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { newDatabaseUrl, temporaryFolder } from '../../../support/temporaryFolder.ts';
import { modeOf, openForTest, runServer } from '../support.ts';
import { runProgram, runWaitlist, runWaitlistWith } from './runWaitlist.ts';

const SECRET = 'a secret of at least 32 characters';

/** Opens a new database with these sign-ups, which the server would change in the meantime. */
async function newDatabase(...emails: string[]) {
  const database = await openForTest(undefined, { hashesOf: addressHashes([SECRET]) });
  for (const email of emails) await database.waitlist.add(email, 'en');
  return { ...database, url: `file:${database.file}` };
}

const CSV_HEADER = '"email","joined_at","language","confirmed_at","invited_at","invite_code"';
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/.source;

describe('npm run waitlist --', () => {
  test('the program prints what is found, and fails for an unknown address or a wrong call', async () => {
    const { url } = await newDatabase('=HYPERLINK("http://evil","c")@x.co');
    const run = (...words: string[]) => runProgram({ DATABASE_URL: url }, ...words);
    const csv = `^${CSV_HEADER}\n"'=HYPERLINK\\(""http://evil"",""c""\\)@x.co","${TIME}","en","","",""\n$`;
    expect(await run('export')).toEqual({
      code: 0,
      out: expect.stringMatching(new RegExp(csv)),
      errors: '',
    });
    expect(await run('find', 'nobody@example.org')).toMatchObject({ code: 1, errors: '' });
    const errors = expect.stringContaining("Unknown option '--xml'");
    expect(await run('export', '--xml')).toEqual({ code: 2, out: '', errors });
  });

  test('find and remove know an address by any spelling, and fail for one that is unknown', async () => {
    const { url } = await newDatabase('Élise@Müller.de');
    expect((await runWaitlist(url, 'find', 'ÉLISE@xn--mller-kva.de')).out).toMatch(
      new RegExp(`^Élise@Müller.de joined at ${TIME} \\(pending\\)\\.\n$`),
    );
    const removed = await runWaitlist(url, 'remove', 'e\u0301lise@MÜLLER.de');
    expect(removed).toMatchObject({
      code: 0,
      out: expect.stringContaining('No trace is left'),
    });
    expect(await runWaitlist(url, 'find', 'élise@müller.de')).toMatchObject({
      code: 1,
      out: 'élise@müller.de is not on the waitlist.\n',
    });
    expect((await runWaitlist(url, 'remove', 'élise@müller.de')).code).toBe(1);
  });

  test('count, list and export --confirmed tell who confirmed and who was refused', async () => {
    const emails = ['Ada@Example.org', 'bob@example.org', 'eve@example.org'];
    const { url, waitlist, outbox } = await newDatabase(...emails);
    const [ada, bob] = await outbox.claim(2);
    await waitlist.confirm(ada?.linkId ?? '');
    if (bob) await outbox.markRefused(bob, '550 no\u001b[2J such\r\nuser');

    expect(await runWaitlist(url, 'count')).toEqual({ code: 0, out: '3\n', errors: '' });
    expect((await runWaitlist(url, 'list')).out).toMatch(
      new RegExp(
        `^${TIME}  Ada@Example.org  confirmed at ${TIME}\n` +
          `${TIME}  bob@example.org  refused: 550 no \\[2J such user\n` +
          `${TIME}  eve@example.org  pending\n$`,
      ),
    );
    const json = await runWaitlist(url, 'export', '--confirmed', '--json');
    expect(JSON.parse(json.out)).toMatchObject([
      { email: 'Ada@Example.org', confirmedAt: expect.stringMatching(TIME) },
    ]);
  });

  test('outbox prints what waits and what was given up, and resend makes it due', async () => {
    const emails = ['ada@example.org', 'bob@example.org', 'eve@example.org'];
    const { url, waitlist, outbox } = await newDatabase(...emails);
    const [ada, bob] = await outbox.claim(2);
    if (ada) await outbox.markFailed(ada, 'the connection timed out', null);
    await waitlist.confirm(bob?.linkId ?? '');

    expect((await runWaitlist(url, 'outbox')).out).toMatch(
      new RegExp(
        '^given up {16}  ada@example.org  1 attempt: the connection timed out\n' +
          `${TIME}  eve@example.org  0 attempts\n$`,
      ),
    );
    expect((await runWaitlistWith({ MAIL_PER_HOUR: '2' }, url, 'outbox')).out).toContain(
      '\nMAIL_PER_HOUR (2) holds 1 back.\n',
    );
    expect(await runWaitlist(url, 'resend', 'ADA@example.org')).toMatchObject({
      code: 0,
      out: expect.stringContaining('ADA@example.org is in the outbox'),
    });
    expect(await runWaitlist(url, 'resend', 'bob@example.org')).toMatchObject({
      code: 1,
      out: 'bob@example.org is confirmed, and has no email that was given up.\n',
    });
    expect(await runWaitlist(url, 'resend', 'nobody@example.org')).toMatchObject({
      code: 1,
      out: 'nobody@example.org is not on the waitlist.\n',
    });
  });

  test('resend --all sends to all who did not get their mail, even from a backup', async () => {
    const names = ['a+sent', 'a+waits', 'a+refused', 'given-up', 'confirmed'];
    const { url, waitlist, outbox } = await newDatabase(...names.map((name) => `${name}@x.co`));
    // The fourth address of a mailbox, to which the form sends nothing.
    await waitlist.add('a+more@x.co', 'en', { mail: 'none' });
    const [sent, waits, refused, givenUp, confirmed] = await outbox.claim(5);
    if (!(sent && waits && refused && givenUp && confirmed)) throw new Error('5 are due');
    await outbox.markSent([sent, confirmed]);
    await outbox.markFailed(waits, 'try later', new Date(Date.now() + 86_400_000));
    await outbox.markRefused(refused, '550 no such user');
    await outbox.markFailed(givenUp, 'try later', null);
    await waitlist.confirm(confirmed.linkId);
    const backup = join(temporaryFolder(), 'backup.db');
    await runWaitlist(url, 'backup', backup);
    for (const database of [url, `file:${backup}`]) {
      expect(await runWaitlist(database, 'resend', '--all')).toMatchObject({
        code: 0,
        out: expect.stringContaining('The emails to 3 addresses are in the outbox'),
      });
      const { out } = await runWaitlist(database, 'outbox');
      expect(out.match(/[\w-]+@.*/g)?.sort()).toEqual([
        'given-up@x.co  0 attempts',
        expect.stringMatching(/^refused@x.co/),
        'waits@x.co  0 attempts',
      ]);
    }
  });

  test('import leaves out who unsubscribed, which takes the secrets of the list', async () => {
    const { file, url, waitlist, outbox, close } = await newDatabase(
      'ada@example.org',
      'bob@example.org',
    );
    const older = join(temporaryFolder(), 'older.db');
    const newer = join(temporaryFolder(), 'newer.db');
    await runWaitlist(url, 'backup', older);
    const [ada] = await outbox.claim(1);
    await waitlist.unsubscribe(ada?.linkId ?? '');
    await close();
    expect(readFileSync(file, 'latin1')).not.toContain('ada@example.org');
    await runWaitlist(url, 'backup', newer);
    const restored = newDatabaseUrl();
    const importFile = (name: string) =>
      runWaitlistWith({ MAIL_SECRETS: SECRET }, restored, 'import', name);
    expect((await importFile(newer)).out).toBe('Added 1. File 1, list 1.\n');
    const skipping = 'Added 0. File 2, list 1, 1 skipped (unsubscribed).\n';
    expect((await importFile(older)).out).toBe(skipping);
    expect(await runWaitlist(restored, 'import', older)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('MAIL_SECRETS'),
    });
  });

  test('backup writes a private copy while the server runs, over nothing, and import brings it back', async () => {
    const { url } = await newDatabase('ada@example.org');
    const server = await runServer({ databaseUrl: url });
    await postJoin(server.url, { email: 'bob@example.org' });
    const backup = join(temporaryFolder(), 'backup.db');
    const out = `Backed up to ${backup}. Addresses: 2.\n`;
    const program = await runProgram({ DATABASE_URL: url }, 'backup', backup);
    expect(program).toMatchObject({ code: 0, out });
    expect(modeOf(backup)).toBe(0o600);
    const errors = `${backup} exists already. Choose a new name.\n`;
    expect(await runWaitlist(url, 'backup', backup)).toMatchObject({ code: 2, errors });

    const restored = newDatabaseUrl();
    expect((await runWaitlist(restored, 'import', backup)).out).toBe('Added 2. File 2, list 2.\n');
    expect((await runWaitlist(restored, 'import', backup)).out).toBe('Added 0. File 2, list 2.\n');
    expect((await runWaitlist(restored, 'list')).out).toBe((await runWaitlist(url, 'list')).out);
  });

  test('import carries a file over to PostgreSQL, of which remove says what it keeps', async () => {
    const postgres = await newPostgresDatabase();
    const { file } = await newDatabase('Ada@Example.org', 'bob@example.org');
    expect((await runWaitlist(postgres, 'import', file)).out).toBe('Added 2. File 2, list 2.\n');
    expect((await runWaitlist(postgres, 'remove', 'ADA@example.org')).out).toContain('PostgreSQL');
  });

  test('an import of which rows are lost says so and fails', async () => {
    const { file } = await newDatabase('ada@example.org', 'bob@example.org');
    const other = await newDatabase();
    // Another program's changes to the list at the same time.
    const raw = new DatabaseSync(other.file);
    raw.exec(`CREATE TRIGGER lose AFTER INSERT ON waitlist WHEN new.email LIKE 'bob@%'
      BEGIN DELETE FROM waitlist WHERE id = new.id; END`);
    raw.close();
    const { code, out } = await runWaitlist(other.url, 'import', file);
    expect(code).toBe(1);
    expect(out).toContain('File 2, list 1.');
  });

  test('a wrong path makes no empty database, and says so', async () => {
    const file = join(temporaryFolder(), 'wrong.db');
    expect(await runWaitlist(`file:${file}`, 'count')).toMatchObject({
      code: 2,
      errors: `There is no database at ${file}. Set DATABASE_URL to the same value as for the server.\n`,
    });
    expect(existsSync(file)).toBe(false);
  });

  test.each([
    [[], /^Usage: /],
    [['constructor'], /^Unknown command constructor\./],
    [['count', 'all'], /^count takes no argument\.$/],
    [['find'], /^find takes one address\.$/],
    [['count', '--all'], /^count has no option --all\. See --help\.$/],
    [['resend', '--all', '--csv'], /^resend has no option --csv\./],
    [['mail-test', 'not an address'], /^not an address is not an email address\.$/],
  ])('%j is answered with what is expected', async (args, message) => {
    const { code, errors } = await runWaitlist(newDatabaseUrl(), ...args);
    expect(code).toBe(2);
    expect(errors.trimEnd()).toMatch(message);
  });

  test.each(['import', 'restore', 'backup'])('%s does not wait for a pipe', async (command) => {
    const pipe = join(temporaryFolder(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    expect(await runWaitlist(newDatabaseUrl(), command, pipe)).toMatchObject({
      code: 2,
      errors: `${pipe} is not a file.\n`,
    });
  });
});
