import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../../../server/http/securityHeaders.ts';
import { MESSAGES_FILE } from '../../../../src/messages/messages.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { send } from '../../../support/send.ts';
import {
  connectTo,
  JOIN_BODY,
  openJoin,
  runServer,
  stopsListening,
  writeSite,
} from '../support.ts';

test('a port in use is reported by the name of its variable', async () => {
  const { url } = await runServer();
  const port = Number(new URL(url).port);
  await expect(runServer({ port })).rejects.toThrow(new RegExp(`PORT ${port}: .*in use`));
});

test('closing refuses new requests, finishes open ones and keeps their sign-up', async () => {
  // Nor does it wait for the connection, which is idle once its request is answered.
  const { url, close, settings } = await runServer({}, { close: 60_000 });
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

test('closing does not wait for ever for an open request', async () => {
  const { url, close } = await runServer({}, { close: 50, request: 60_000 });
  const open = await openJoin(url);
  const ended = once(open, 'error');
  await close();
  await ended;
});

const JOIN = 'POST /api/join-waitlist HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

test.each([
  ['nothing', '', 60_000],
  ['half a header', `${JOIN}X-Slow: `, 60_000],
  ['half a body', `${JOIN}Content-Length: 9\r\n\r\n{`, 400],
])('a client that sends %s is let go, and is no fault of the server', async (_, sent, request) => {
  const { url, log } = await runServer({}, { headers: 400, request, check: 20 });
  const socket = connectTo(url);
  socket.write(sent);
  socket.resume();
  await once(socket, 'close');
  expect((await postJoin(url, { email: 'ada@example.org' })).status).toBe(201);
  expect(log.join('')).not.toMatch(/"error"|"status":5/);
});

test('every answer carries the security headers, and the page behind a link names nobody its address', async () => {
  const { url } = await runServer();
  const etag = String((await send(url, { path: '/faq' })).headers.etag);
  const asks: [path: string, method?: string, headers?: Record<string, string>][] = [
    ['/'],
    ['/faq/'],
    ['/faq', 'GET', { 'If-None-Match': etag }],
    ['/nothing'],
    ['/', 'POST'],
    ['/api/health'],
    ['/api/nothing'],
    ['/api/health', 'GET', { Host: 'a b' }],
    ['/api/confirm?token=x'],
    ['/api/unsubscribe?token=x', 'POST'],
  ];
  for (const [path, method = 'GET', headers = {}] of asks) {
    const answer = await send(url, { path, method, headers });
    const ofPage = path.includes('token') && { 'Referrer-Policy': 'no-referrer' };
    for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...ofPage })) {
      expect(answer.headersDistinct[name.toLowerCase()]).toEqual([value]);
    }
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  }
});

test('a site without mails is served all the same, with one warning', async () => {
  const distDir = writeSite();
  rmSync(join(distDir, MESSAGES_FILE));
  const { url, startLog } = await runServer({ distDir });
  expect(startLog).toEqual([expect.stringMatching(/"event":"warning".*DIST_DIR has no emails/)]);
  expect((await postJoin(url)).status).toBe(201);
  expect((await fetch(`${url}/api/confirm?token=x`)).status).toBe(503);
});

const SMTP = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'hello@iris.example' };

test('without an SMTP server, the log says once where mails are', async () => {
  const { startLog, settings } = await runServer();
  expect(startLog.map((line) => JSON.parse(line))).toEqual([
    { event: 'mail.to_folder', folder: join(settings.dataDir, 'outbox') },
  ]);
  expect((await runServer(SMTP)).startLog).toEqual([]);
});

test.each([
  null,
  'http://localhost:4173',
  'http://127.0.0.1:4173',
  'http://[::1]/base',
  'https://iris.example',
])('no server starts that would send links to %s by SMTP', async (apiUrl) => {
  const distDir = writeSite(apiUrl);
  await expect(runServer({ distDir, ...SMTP })).rejects.toThrow(/VITE_SITE_URL.*VITE_API_BASE_URL/);
  expect((await runServer({ distDir })).startLog).toEqual([expect.stringContaining('to_folder')]);
});

test.each([
  ['GET /api/health HTTP/1.0\r\n\r\n', 200],
  ['HEAD /api/health HTTP/1.0\r\nHost:\r\n\r\n', 200],
  [
    `POST /api/join-waitlist HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: ${JOIN_BODY.length}\r\n\r\n${JOIN_BODY}`,
    201,
  ],
  // RFC 9112 requires it from HTTP/1.1 on.
  ['GET /api/health HTTP/1.1\r\n\r\n', 400],
])('%j is answered %i', async (request, status) => {
  const { url } = await runServer();
  const socket = connectTo(url);
  socket.write(request);
  const answer = text(socket);
  expect(await answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
