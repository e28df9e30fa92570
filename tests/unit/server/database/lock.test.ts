import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { printedUrl } from '../../../../harness/printedUrl.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { startProgram } from '../../../support/startProgram.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { spawnMain } from '../mainProcess.ts';

/** Collects garbage on each SIGUSR2. */
const COLLECT_GARBAGE =
  'data:text/javascript,process.on("SIGUSR2",()=>{gc();console.log("collected")})';

/** Takes the write lock, prints a line, and releases the lock when its input ends. */
const HOLD_LOCK = `
import { DatabaseSync } from '@photostructure/sqlite';
const database = new DatabaseSync(process.argv[1]);
database.exec('BEGIN IMMEDIATE');
console.log('locked');
process.stdin.resume().on('end', () => { database.exec('ROLLBACK'); database.close(); });
`;

/** Prints the addresses that a separate process finds in the file. */
const READ = `
import { DatabaseSync } from '@photostructure/sqlite';
const database = new DatabaseSync(process.argv[1], { timeout: 1000 });
console.log(JSON.stringify(database.prepare('SELECT email FROM waitlist').all().map((row) => row.email)));
`;

/** Writes one row, as another program would. */
const WRITE = `
import { DatabaseSync } from '@photostructure/sqlite';
const database = new DatabaseSync(process.argv[1], { timeout: 1000 });
database.exec("INSERT INTO waitlist (email, email_key, link_id, language) VALUES ('other@example.org', 'other@example.org', 'other', 'en')");
console.log('written');
`;

function startScript(script: string, file: string) {
  return startProgram([process.execPath, '--input-type=module', '-e', script, file]);
}

async function nextLine({ stdout }: ReturnType<typeof startScript>): Promise<string> {
  const [line] = await once(createInterface(stdout), 'line');
  return line;
}

/** Waits for a line among others. */
async function lineOf({ stdout }: ReturnType<typeof startScript>, expected: string): Promise<void> {
  for await (const line of createInterface(stdout)) if (line === expected) return;
}

/** Runs a script that prints one line, which it resolves to. */
async function runScript(script: string, file: string): Promise<string> {
  const program = startScript(script, file);
  const [line] = await Promise.all([nextLine(program), once(program, 'exit')]);
  return line;
}

test('what was confirmed around a lock of another process is stored, whatever happens next', async () => {
  const file = join(temporaryFolder(), 'waitlist.db');
  const server = spawnMain(
    { DATABASE_URL: `file:${file}`, JOIN_RATE_PER_MINUTE: '1000' },
    { flags: ['--expose-gc', '--import', COLLECT_GARBAGE] },
  );
  const url = await printedUrl(server);
  const confirmed: string[] = [];
  const joinAs = async (email: string) => {
    const { status } = await postJoin(url, { email });
    if (status === 201) confirmed.push(email);
    return status;
  };
  const stored = async () => JSON.parse(await runScript(READ, file)) as string[];
  const joinMany = (name: string) =>
    Promise.all(Array.from({ length: 20 }, (_, i) => joinAs(`${name}${i}@example.org`)));

  expect(await joinAs('before@example.org')).toBe(201);

  // A lock that outlasts every sign-up's patience: each is refused, and pages answer meanwhile.
  const long = startScript(HOLD_LOCK, file);
  await nextLine(long);
  let areRefused = false;
  const refused = joinMany('refused').then((statuses) => {
    areRefused = true;
    return statuses;
  });
  expect((await fetch(`${url}/faq`)).status).toBe(200);
  expect((await fetch(`${url}/api/health`)).status).toBe(503);
  expect(areRefused).toBe(false);
  expect(new Set(await refused)).toEqual(new Set([503]));
  long.stdin.end();
  await once(long, 'exit');

  // A lock that is given back in time: each waits for it, and is stored.
  const short = startScript(HOLD_LOCK, file);
  await nextLine(short);
  const waiting = joinMany('waiting');
  expect((await fetch(`${url}/faq`)).status).toBe(200);
  short.stdin.end();
  expect(new Set(await waiting)).toEqual(new Set([201]));

  // At once visible to others, who can write as well.
  expect(await joinAs('after@example.org')).toBe(201);
  expect(await stored()).toEqual(expect.arrayContaining(confirmed));
  expect(await runScript(WRITE, file)).toBe('written');

  server.kill('SIGUSR2');
  await lineOf(server, 'collected');
  expect(await joinAs('last@example.org')).toBe(201);
  server.kill('SIGKILL');
  await once(server, 'exit');

  const everything = await stored();
  expect(confirmed).toHaveLength(23);
  expect(everything.sort()).toEqual([...confirmed, 'other@example.org'].sort());
}, 60_000);
