import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { send } from '../../../../harness/send.ts';
import { Connections } from '../../../../server/http/connections.ts';
import { connectTo, runServer } from '../support.ts';

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

test('sixteen requests sent at once are answered in their order', async () => {
  const { url } = await runServer();
  const socket = connectTo(url);
  // The API answers later than the site, although it was asked first.
  const paths = Array.from({ length: 15 }, (_, i) => ['/api/health', '/faq', '/de'][i % 3] ?? '');
  socket.write(
    paths.map((path) => get(path)).join('') + get('/robots.txt', 'Connection: close\r\n'),
  );
  const answers = await text(socket);
  expect(answers.match(/"ok":true|<title>[\w/]+|User-agent/g)).toEqual([
    ...Array.from({ length: 5 }, () => ['"ok":true', '<title>faq', '<title>de']).flat(),
    'User-agent',
  ]);
});

test('a connection may ask again and again if it takes its answers', async () => {
  const { url } = await runServer();
  const socket = connectTo(url);
  for (let i = 0; i < 100; i++) {
    socket.write(get('/robots.txt'));
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  }
});

test('a connection that sends too many requests at once is closed, and no other', async () => {
  const { url } = await runServer();
  const other = connectTo(url);
  other.write(get('/faq'));
  await once(other, 'data');

  const greedy = connectTo(url);
  greedy.write(get('/api/health').repeat(17));
  greedy.resume();
  await once(greedy, 'close');

  other.write(get('/de'));
  expect(String((await once(other, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  expect((await send(`${url}/faq`)).status).toBe(200);
});

test('what a closed connection has sent more is not even read', async () => {
  let reported = 0;
  const server = createServer((_, response) => {
    reported += 1;
    connections.admit(response);
  });
  const connections = new Connections(server);
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const greedy = connectTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  greedy.write(get('/').repeat(1000));
  greedy.resume();
  await once(greedy, 'close');
  expect(reported).toBe(17);
});
