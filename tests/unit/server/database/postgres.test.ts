import { expect, test } from 'vitest';
import { openDatabase } from '../../../../server/database/openDatabase.ts';
import { newPostgresDatabase } from '../../../support/newPostgresDatabase.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { runServer } from '../support.ts';

test.each(['Minute', 'Day'])('instances share the list and the attempts a %s', async (time) => {
  const databaseUrl = await newPostgresDatabase();
  const settings = { databaseUrl, [`joinRatePer${time}`]: 3 };
  const [one, other] = await Promise.all([runServer(settings), runServer(settings)]);
  expect((await postJoin(one.url)).status).toBe(201);
  expect((await postJoin(other.url)).status).toBe(409);
  expect((await postJoin(one.url)).status).toBe(409);
  expect((await postJoin(other.url)).status).toBe(429);
});

test('a database that cannot be reached is reported by its variable, without the password', async () => {
  const url = 'postgres://iris:secret@127.0.0.1:1/iris';
  const refusal = openDatabase(url);
  await expect(refusal).rejects.toThrow(/DATABASE_URL/);
  await expect(refusal).rejects.not.toThrow(/secret/);
});
