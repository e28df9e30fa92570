import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { postJoin } from '../../support/postJoin.ts';
import { printedUrl } from '../../support/printedUrl.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { ANY_RATE, spawnMain } from '../../unit/server/mainProcess.ts';

/** Collects garbage on each SIGUSR2. */
const COLLECT_GARBAGE =
  'data:text/javascript,process.on("SIGUSR2",()=>{gc();console.log("collected")})';

/** Waits for a line among others. */
async function lineOf({ stdout }: ReturnType<typeof spawnMain>, expected: string): Promise<void> {
  for await (const line of createInterface(stdout)) if (line === expected) return;
}

test('what was confirmed around a lock of another process is stored, whatever happens next', async () => {
  const file = join(temporaryFolder(), 'waitlist.db');
  const server = spawnMain(
    { DATABASE_URL: `file:${file}`, ...ANY_RATE },
    { flags: ['--expose-gc', '--import', COLLECT_GARBAGE] },
  );
  const url = await printedUrl(server);
  const confirmed: string[] = [];
  const joinAs = async (email: string) => {
    const { status } = await postJoin(url, { email });
    if (status === 201) confirmed.push(email);
    return status;
  };
  const joinMany = (name: string) =>
    Promise.all(Array.from({ length: 20 }, (_, i) => joinAs(`${name}${i}@example.org`)));

  expect(await joinAs('before@example.org')).toBe(201);
  const other = new DatabaseSync(file, { timeout: 1_000 });
  onTestFinished(() => other.close());
  const stored = () => {
    const rows = other.prepare('SELECT email FROM waitlist').all();
    return rows.map(({ email }) => email);
  };

  // A lock that outlasts every sign-up's patience: each is refused, and pages answer meanwhile.
  other.exec('BEGIN IMMEDIATE');
  let areRefused = false;
  const refused = joinMany('refused').then((statuses) => {
    areRefused = true;
    return statuses;
  });
  expect((await fetch(`${url}/faq`)).status).toBe(200);
  expect((await fetch(`${url}/api/health`)).status).toBe(503);
  expect(areRefused).toBe(false);
  expect(new Set(await refused)).toEqual(new Set([503]));
  other.exec('ROLLBACK');

  // A lock that is given back in time: each waits for it, and is stored.
  other.exec('BEGIN IMMEDIATE');
  const waiting = joinMany('waiting');
  expect((await fetch(`${url}/faq`)).status).toBe(200);
  other.exec('ROLLBACK');
  expect(new Set(await waiting)).toEqual(new Set([201]));

  // Other processes see it at once, and can write as well.
  expect(await joinAs('after@example.org')).toBe(201);
  expect(stored()).toEqual(expect.arrayContaining(confirmed));
  other.exec(`INSERT INTO waitlist (email, email_key, joined_at, joined_day, link_id, language)
    VALUES ('other@example.org', 'other@example.org', '2026-01-02', '2026-01-02', 'other', 'en')`);

  server.kill('SIGUSR2');
  await lineOf(server, 'collected');
  expect(await joinAs('last@example.org')).toBe(201);
  server.kill('SIGKILL');
  await once(server, 'exit');

  expect(confirmed).toHaveLength(23);
  expect(stored().sort()).toEqual([...confirmed, 'other@example.org'].sort());
});
