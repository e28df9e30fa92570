import { once } from 'node:events';
import { type AddressInfo, createServer, connect as openSocket, type Socket } from 'node:net';
import { Client } from 'pg';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../../../server/database/openDatabase.ts';
import { startPostgresServer } from '../../../support/postgresServer.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { openForTest, runServer } from '../support.ts';

const server = await startPostgresServer();
afterAll(() => server.remove());

async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test('a server that goes away and comes back costs no confirmed sign-up', async () => {
  const { waitlist } = await openForTest(await server.createDatabase());
  const confirmed: string[] = [];
  let goOn = true;
  onTestFinished(() => {
    goOn = false;
  });
  const joinAll = async (name: string) => {
    for (let i = 0; goOn; i++) {
      const email = `${name}${i}@example.org`;
      // A refusal is fine: only what is confirmed must be there.
      await waitlist.add(email, 'en').then(
        () => confirmed.push(email),
        () => {},
      );
    }
  };
  const joining = Promise.all(['a', 'b', 'c'].map(joinAll));
  await vi.waitUntil(() => confirmed.length > 50, { timeout: 10_000 });
  await server.crash();
  await expect(waitlist.add('away@example.org', 'en')).rejects.toThrow();
  await expect(waitlist.checkWritable()).rejects.toThrow();

  const before = confirmed.length;
  await server.start();
  await vi.waitUntil(() => confirmed.length > before + 50, { timeout: 10_000 });
  goOn = false;
  await joining;

  await expect(waitlist.checkWritable()).resolves.toBeUndefined();
  for (const email of confirmed) expect(await waitlist.add(email, 'en')).toBe('alreadyRegistered');
}, 30_000);

/** Starts a proxy that can hold back what the server answers to the next transaction. */
async function startSlowProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isArmed = false;
  let release = () => {};
  const proxy = createServer((incoming) => {
    const outgoing = openSocket(Number(target.port), target.hostname);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    incoming.on('close', () => outgoing.destroy());
    incoming.on('data', (data) => {
      if (isArmed && data.includes('begin')) {
        isArmed = false;
        outgoing.unpipe(incoming).pause();
        release = () => void outgoing.pipe(incoming);
      }
      outgoing.write(data);
    });
    outgoing.pipe(incoming);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  });
  const url = new URL(databaseUrl);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    holdNextTransaction() {
      isArmed = true;
    },
    release: () => release(),
  };
}

test('a transaction whose answers come too late takes no later sign-up down with it', async () => {
  const databaseUrl = await server.createDatabase();
  const proxy = await startSlowProxy(databaseUrl);
  const { waitlist } = await openForTest(proxy.url);
  proxy.holdNextTransaction();
  await expect(waitlist.confirm('nobody')).rejects.toThrow();
  proxy.release();
  expect(await waitlist.add('ada@example.org', 'en')).toBe('joined');
  const client = await connect(databaseUrl);
  expect((await client.query('SELECT email FROM waitlist')).rows).toHaveLength(1);
}, 20_000);

test.each(['Minute', 'Day'])('instances share the list and the attempts a %s', async (time) => {
  const databaseUrl = await server.createDatabase();
  const settings = { databaseUrl, [`joinRatePer${time}`]: 3 };
  const [one, other] = await Promise.all([runServer(settings), runServer(settings)]);
  expect((await postJoin(one.url)).status).toBe(201);
  expect((await postJoin(other.url)).status).toBe(409);
  expect((await postJoin(one.url)).status).toBe(409);
  expect((await postJoin(other.url)).status).toBe(429);
});

test('a sign-up that is refused because the server does not answer is not stored later', async () => {
  const url = await server.createDatabase();
  const { waitlist } = await openForTest(url);
  const client = await connect(url);
  await client.query('BEGIN; LOCK TABLE waitlist IN ACCESS EXCLUSIVE MODE');
  await expect(waitlist.add('ada@example.org', 'en')).rejects.toThrow();
  await client.query('COMMIT');
  expect(await waitlist.find('ada@example.org')).toBeUndefined();
  expect(await waitlist.add('ada@example.org', 'en')).toBe('joined');
}, 20_000);

test('a database that cannot be reached is reported by its variable, without the password', async () => {
  const url = 'postgres://iris:secret@127.0.0.1:1/iris';
  const refusal = openDatabase(url);
  await expect(refusal).rejects.toThrow(/DATABASE_URL/);
  await expect(refusal).rejects.not.toThrow(/secret/);
});
