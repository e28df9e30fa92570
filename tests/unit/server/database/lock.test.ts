import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { postJoin, temporaryFolder, writeSite } from '../support.ts';

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
database.exec("INSERT INTO waitlist (email, email_key) VALUES ('other@example.org', 'other@example.org')");
console.log('written');
`;

function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface(child.stdout);
  const nextLine = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const [line] = (await once(lines, 'line')) as [string];
      if (pattern.test(line)) return line;
    }
  };
  return { child, nextLine };
}

async function runScript(script: string, file: string): Promise<string> {
  const { child, nextLine } = start(['--input-type=module', '-e', script, file]);
  const [line] = await Promise.all([nextLine(/./), once(child, 'exit')]);
  return line;
}

async function end(child: ChildProcess, how: () => void): Promise<void> {
  const exit = once(child, 'exit');
  how();
  await exit;
}

test('what was confirmed around a lock of another process is stored, whatever happens next', async () => {
  const file = join(temporaryFolder(), 'waitlist.db');
  const server = start(
    ['--expose-gc', '--import', COLLECT_GARBAGE, '--import', 'tsx', 'server/main.ts'],
    {
      PORT: '0',
      DIST_DIR: writeSite(),
      DATABASE_URL: `file:${file}`,
      JOIN_RATE_PER_MINUTE: '1000',
    },
  );
  const url = await server.nextLine(/^http:/);
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
  const long = start(['--input-type=module', '-e', HOLD_LOCK, file]);
  await long.nextLine(/locked/);
  let areRefused = false;
  const refused = joinMany('refused').then((statuses) => {
    areRefused = true;
    return statuses;
  });
  expect((await fetch(`${url}/faq`)).status).toBe(200);
  expect((await fetch(`${url}/api/health`)).status).toBe(503);
  expect(areRefused).toBe(false);
  expect(new Set(await refused)).toEqual(new Set([503]));
  await end(long.child, () => long.child.stdin?.end());

  // A lock that is given back in time: each waits for it, and is stored.
  const short = start(['--input-type=module', '-e', HOLD_LOCK, file]);
  await short.nextLine(/locked/);
  const waiting = joinMany('waiting');
  expect((await fetch(`${url}/faq`)).status).toBe(200);
  short.child.stdin?.end();
  expect(new Set(await waiting)).toEqual(new Set([201]));

  // At once visible to others, who can write as well.
  expect(await joinAs('after@example.org')).toBe(201);
  expect(await stored()).toEqual(expect.arrayContaining(confirmed));
  expect(await runScript(WRITE, file)).toBe('written');

  const collected = server.nextLine(/^collected$/);
  server.child.kill('SIGUSR2');
  await collected;
  expect(await joinAs('last@example.org')).toBe(201);
  await end(server.child, () => server.child.kill('SIGKILL'));

  const everything = await stored();
  expect(confirmed).toHaveLength(23);
  expect(everything.sort()).toEqual([...confirmed, 'other@example.org'].sort());
}, 60_000);
