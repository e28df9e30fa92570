import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { postJoin, runServer, send } from './support.ts';

const PATIENT = {
  headers: 60_000,
  request: 60_000,
  stalled: 60_000,
  keepAlive: 60_000,
  check: 20,
  close: 60_000,
};

const BODY = '{"email":"ada@example.org"}';

/** A join whose headers the server has read and whose body it still waits for. */
async function openJoin(url: string): Promise<ClientRequest> {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const outgoing = request(`${url}/api/join-waitlist`, {
    agent,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': BODY.length,
      Expect: '100-continue',
    },
  });
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  return outgoing;
}

test('port 0 is answered with the real one', async () => {
  const { url } = await runServer();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
  expect((await fetch(`${url}/faq`)).status).toBe(200);
});

test('a port in use is reported by the name of its variable', async () => {
  const { url } = await runServer();
  const port = Number(new URL(url).port);
  await expect(runServer({ port })).rejects.toThrow(new RegExp(`PORT ${port} is already in use`));
});

test('closing refuses new requests, finishes open ones and keeps their sign-up', async () => {
  const { url, close, settings } = await runServer({}, PATIENT);
  const open = await openJoin(url);
  const closed = close();
  await expect(fetch(`${url}/faq`)).rejects.toThrow();
  open.end(BODY);
  const [answer] = (await once(open, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(201);
  answer.resume();
  await closed;

  const next = await runServer({ databaseUrl: settings.databaseUrl });
  expect((await postJoin(next.url, { email: 'ada@example.org' })).status).toBe(409);
});

test('closing does not wait for idle connections', async () => {
  const { url, close } = await runServer({}, PATIENT);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  await send(`${url}/faq`, { agent });
  await close();
});

test('closing does not wait for ever for an open request', async () => {
  const { url, close } = await runServer({}, { ...PATIENT, close: 50 });
  const open = await openJoin(url);
  const ended = once(open, 'error');
  await close();
  await ended;
});

test('closing again does no harm', async () => {
  const { close } = await runServer();
  await Promise.all([close(), close()]);
  await close();
});

test.each([
  ['nothing', ''],
  ['half a header', 'GET /faq HTTP/1.1\r\nHost: x\r\nX-Slow: '],
])('a client that sends %s is let go', async (_, text) => {
  const { url } = await runServer({}, { ...PATIENT, headers: 50 });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(text);
  socket.resume();
  await once(socket, 'close');
});

test('a client that never sends its body is let go, and is no fault of the server', async () => {
  const { url, log } = await runServer({}, { ...PATIENT, headers: 50, request: 100 });
  const open = await openJoin(url);
  open.on('error', () => {});
  await once(open, 'close');
  expect((await postJoin(url, { email: 'ada@example.org' })).status).toBe(201);
  expect(log.join('')).not.toMatch(/"error"|"status":5/);
});
