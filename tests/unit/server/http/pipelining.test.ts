import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
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
