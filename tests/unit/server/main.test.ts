import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { printedUrl } from '../../../harness/printedUrl.ts';
import { postJoin } from '../../support/postJoin.ts';
import { newDatabaseUrl } from '../../support/temporaryFolder.ts';
import { spawnMain } from './mainProcess.ts';
import { openJoin, runServer, stopsListening } from './support.ts';

test('a confirmed sign-up survives kill -9, with another process on the same file', async () => {
  const databaseUrl = newDatabaseUrl();
  const child = spawnMain({ DATABASE_URL: databaseUrl });
  const url = await printedUrl(child);
  const other = await runServer({ databaseUrl });

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

  const next = await runServer({ databaseUrl });
  for (const email of [...emails, 'last@example.org']) {
    expect((await postJoin(next.url, { email })).status).toBe(409);
  }
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends the process with code 0, and a second signal ends it at once',
  async (signal) => {
    const child = spawnMain();
    await printedUrl(child);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);

    const busy = spawnMain();
    const url = await printedUrl(busy);
    const open = await openJoin(url);
    busy.kill(signal);
    await stopsListening(url);
    open.on('error', () => {});
    busy.kill('SIGTERM');
    expect(await once(busy, 'exit')).toEqual([null, 'SIGTERM']);
  },
);

test('a wrong setting ends the process with one sentence that names it', async () => {
  const child = spawnMain({ PORT: 'abc' });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(errors).toBe('PORT must be a whole number from 0 to 65535.\n');
});
