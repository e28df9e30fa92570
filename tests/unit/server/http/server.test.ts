import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { send } from '../../../../harness/send.ts';
import { SECURITY_HEADERS } from '../../../../server/http/securityHeaders.ts';
import { MESSAGES_FILE } from '../../../../src/email/messages.ts';
import { postJoin } from '../../../support/postJoin.ts';
import {
  connectTo,
  JOIN_BODY,
  keepAliveAgent,
  openJoin,
  runServer,
  stopsListening,
  writeSite,
} from '../support.ts';

const PATIENT = {
  headers: 60_000,
  request: 60_000,
  stalled: 60_000,
  keepAlive: 60_000,
  check: 20,
  close: 60_000,
};

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
  await stopsListening(url);
  open.end(JOIN_BODY);
  const [answer] = (await once(open, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(201);
  answer.resume();
  await closed;

  const next = await runServer({ databaseUrl: settings.databaseUrl });
  expect((await postJoin(next.url, { email: 'ada@example.org' })).status).toBe(409);
});

test('closing does not wait for idle connections', async () => {
  const { url, close } = await runServer({}, PATIENT);
  await send(`${url}/faq`, { agent: keepAliveAgent() });
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
  const socket = connectTo(url);
  socket.write(text);
  socket.resume();
  await once(socket, 'close');
});

test('a client that never sends its body is let go, and is no fault of the server', async () => {
  const { url, log } = await runServer({}, { ...PATIENT, headers: 50, request: 100 });
  const open = await openJoin(url);
  await expect(once(open, 'response')).rejects.toThrow('hang up');
  expect((await postJoin(url, { email: 'ada@example.org' })).status).toBe(201);
  expect(log.join('')).not.toMatch(/"error"|"status":5/);
});

test.each(['/faq', '/api/health'])('a request for %s must name one host', async (path) => {
  const { url } = await runServer();
  for (const headers of [['Host', 'iris.example', 'Host', 'evil.example'], []]) {
    const answer = await send(url, { path, headers, setHost: false });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ success: false });
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(answer.headersDistinct[name.toLowerCase()]).toEqual([value]);
    }
  }
});

test('a page behind a link has the headers of every answer, but tells no other page its address', async () => {
  const { url } = await runServer();
  for (const path of ['/api/confirm?token=x', '/api/unsubscribe?token=x']) {
    const { status, headersDistinct } = await send(url, { path });
    expect(status).toBe(404);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      const expected = name === 'Referrer-Policy' ? 'no-referrer' : value;
      expect(headersDistinct[name.toLowerCase()]).toEqual([expected]);
    }
    expect(headersDistinct['cache-control']).toEqual(['no-store']);
  }
});

test('a post to a link is answered before its body has ended', async () => {
  const { url } = await runServer();
  const endless = request(`${url}/api/unsubscribe?token=x`, { method: 'POST' });
  endless.on('error', () => {});
  endless.write('x'.repeat(100_000));
  const [answer] = (await once(endless, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(404);
  expect(await text(answer)).toContain('<title>unknown</title>');
  endless.destroy();
});

test('a site without mails is served all the same, with one warning', async () => {
  const distDir = writeSite();
  rmSync(join(distDir, MESSAGES_FILE));
  const { url, startLog } = await runServer({ distDir });
  expect(startLog).toEqual([expect.stringMatching(/"warning":".*DIST_DIR has no emails/)]);
  expect((await postJoin(url)).status).toBe(201);
  expect((await fetch(`${url}/api/confirm?token=x`)).status).toBe(503);
});

test('without an SMTP server, the log says once where mails are', async () => {
  const { startLog, settings } = await runServer();
  expect(startLog.map((line) => JSON.parse(line))).toEqual([
    { mail: `written to ${join(settings.dataDir, 'outbox')}, because SMTP_URL is not set` },
  ]);
  const smtp = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'hello@iris.example' };
  expect((await runServer(smtp)).startLog).toEqual([]);
});

test('a site with damaged mails is not served', async () => {
  const distDir = writeSite();
  writeFileSync(join(distDir, MESSAGES_FILE), '{');
  await expect(runServer({ distDir })).rejects.toThrow(/_messages\.json cannot be read/);
});
