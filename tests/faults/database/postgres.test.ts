import { once } from 'node:events';
import { type AddressInfo, createServer, connect as openSocket, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startPostgresServer } from '../../support/postgresServer.ts';
import { postJoin } from '../../support/postJoin.ts';
import { openForTest, runServer } from '../../unit/server/support.ts';

const server = await startPostgresServer({ isDurable: true });
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
  await expect.poll(() => confirmed.length).toBeGreaterThan(50);
  await server.crash();
  await expect(waitlist.add('away@example.org', 'en')).rejects.toThrow();
  await expect(waitlist.checkWritable()).rejects.toThrow();

  const before = confirmed.length;
  await server.start();
  await expect.poll(() => confirmed.length).toBeGreaterThan(before + 50);
  goOn = false;
  await joining;

  await expect(waitlist.checkWritable()).resolves.toBeUndefined();
  for (const email of confirmed) expect(await waitlist.add(email, 'en')).toBe('alreadyRegistered');
});

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
});

/** The statuses of a page, the API's health, a sign-up and a page behind a link. */
async function statuses(url: string): Promise<number[]> {
  return [
    (await fetch(`${url}/faq`)).status,
    (await fetch(`${url}/api/health`)).status,
    (await postJoin(url)).status,
    (await fetch(`${url}/api/confirm?token=x`)).status,
  ];
}

test('pages are served while PostgreSQL is away at the start, and the API once it is there', async () => {
  const databaseUrl = await server.createDatabase();
  await server.crash();
  const { url, startLog, log } = await runServer({ databaseUrl }, {}, { openInterval: 50 });
  expect(startLog.join('')).toMatch(/DATABASE_URL cannot be opened: .*ECONNREFUSED/);
  expect(await statuses(url)).toEqual([200, 503, 503, 404]);
  await server.start();
  const health = async () => (await fetch(`${url}/api/health`)).status;
  await expect.poll(health).toBe(200);
  expect(await statuses(url)).toEqual([200, 200, 201, 404]);
  // Each request that failed names the reason, so that the end of the log tells it.
  expect(log.filter((line) => line.includes('ECONNREFUSED'))).toHaveLength(2);
  expect(log.join('')).toContain('"event":"database.open"');
});

test('an update of the tables may take longer than any other statement', async () => {
  const url = await server.createDatabase();
  const other = await connect(url);
  // As another server that updates them.
  await other.query('BEGIN; SELECT pg_advisory_xact_lock(385331479)');
  const [{ waitlist }] = await Promise.all([
    openForTest(url),
    wait(6_000).then(() => other.query('COMMIT')),
  ]);
  expect(await waitlist.add('ada@example.org', 'en')).toBe('joined');
});

test('a server that lets in and answers nothing is not waited for at the start', async () => {
  const LET_IN = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');
  const silent = createServer((socket) => socket.once('data', () => socket.write(LET_IN)));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  await expect(openForTest(`postgres://iris@127.0.0.1:${port}/iris`)).rejects.toThrow(/timeout/);
});
