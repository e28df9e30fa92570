import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { postJoin } from '../../support/postJoin.ts';
import { printedUrl } from '../../support/printedUrl.ts';
import { spawnMain } from './mainProcess.ts';
import { openJoin, stopsListening } from './support.ts';

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends the process with code 0',
  async (signal) => {
    const child = spawnMain();
    await printedUrl(child);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

test('a second signal ends the process at once', async () => {
  const child = spawnMain();
  const url = await printedUrl(child);
  const open = await openJoin(url);
  open.on('error', () => {});
  child.kill('SIGINT');
  await stopsListening(url);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
});

test('the process ends within 10 seconds, whatever hangs', async () => {
  const hanging = createServer().listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  onTestFinished(() => void hanging.close());
  const address = `127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  const child = spawnMain({
    SMTP_URL: `smtp://${address}`,
    MAIL_FROM: 'hello@iris.example',
    POSTHOG_KEY: 'phc_test',
    POSTHOG_HOST: `http://${address}`,
  });
  const url = await printedUrl(child);
  await postJoin(url, undefined, { Referer: `${url}/?referrer=&utm_source=hn` });
  (await openJoin(url)).on('error', () => {});
  const start = performance.now();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  // It takes 7.5 s; one wait after the other would take 18.
  expect(performance.now() - start).toBeLessThan(15_000);
});

test.each([
  ['ADMIN_TOKEN', 'open-sesame'],
  [/in \S+admin-token/, ''],
])('the site is named first, then the figures, whose token is %s', async (where, ADMIN_TOKEN) => {
  const child = spawnMain({ ADMIN_TOKEN });
  const printed: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('{')) continue;
    if (printed.push(line) === 2) break;
  }
  const [site = '', figures = ''] = printed;
  expect(site).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(figures).toContain(`${site}/growth`);
  expect(figures).toMatch(where);
  child.kill('SIGTERM');
});

test('a wrong setting ends the process with one sentence that names it', async () => {
  const child = spawnMain({ PORT: 'abc' });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(errors).toBe('PORT must be a whole number from 0 to 65535.\n');
});
