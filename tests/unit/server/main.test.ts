import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { postJoin, runServer, temporaryFolder, writeSite } from './support.ts';

function spawnMain(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DIST_DIR: writeSite(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

/** The address, from the line of its own that it is printed on. */
async function urlOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The output of the process is not piped.');
  for await (const line of createInterface(child.stdout)) {
    if (/^http:\/\/127\.0\.0\.1:\d+$/.test(line)) return line;
  }
  throw new Error('The process ended without printing its address.');
}

const newDatabase = () => ({
  DATABASE_URL: `file:${join(temporaryFolder(), 'data/waitlist.db')}`,
});

test('a confirmed sign-up survives kill -9, with another process on the same file', async () => {
  const database = newDatabase();
  const child = spawnMain(database);
  const url = await urlOf(child);
  const other = await runServer({ databaseUrl: database.DATABASE_URL });

  const emails = Array.from({ length: 20 }, (_, i) => `person${i}@example.org`);
  const answers = await Promise.all(
    emails.flatMap((email) => [postJoin(url, { email }), postJoin(other.url, { email })]),
  );
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 409)).toHaveLength(20);
  await other.close();

  expect((await postJoin(url, { email: 'last@example.org' })).status).toBe(201);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const next = await runServer({ databaseUrl: database.DATABASE_URL });
  for (const email of [...emails, 'last@example.org']) {
    expect((await postJoin(next.url, { email })).status).toBe(409);
  }
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends the process with code 0', async (signal) => {
  const child = spawnMain(newDatabase());
  await urlOf(child);
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a wrong setting ends the process with one sentence that names it', async () => {
  const child = spawnMain({ PORT: 'abc' });
  if (!child.stderr) throw new Error('The errors of the process are not piped.');
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(errors).toBe('PORT must be a whole number from 0 to 65535.\n');
});
