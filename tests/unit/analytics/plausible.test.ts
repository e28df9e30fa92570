import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { originOf } from '../../../src/rules/origin.ts';
import { startTracker } from './plausible.ts';

it('the README’s example of another tracker is this one', () => {
  const [, example = ''] =
    /```ts\n(.*?)```/s.exec(readFileSync('analytics/README.md', 'utf8')) ?? [];
  const code = readFileSync(new URL('plausible.ts', import.meta.url), 'utf8');
  expect(example).toBe(code.replaceAll('../../../analytics/', './'));
});

it('the example sends an event with its origin, and no address', () => {
  const request = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  onTestFinished(() => request.mockRestore());
  const visit = { landing: '/de', tags: { utm_source: 'hn' }, referrer: 'news.example' };
  const send = startTracker({ locale: 'de', visit, origin: originOf(visit) });
  const moment = { at: 0, url: 'https://iris.example/de?utm_source=hn&email=jane@example.com' };
  send('email_signup_error', { error_message: 'No place for jane@example.com' }, moment);
  const [url, { body } = {}] = request.mock.calls[0] ?? [];
  expect(url).toBe('https://plausible.io/api/event');
  expect(JSON.parse(String(body))).toEqual({
    domain: 'iris.example',
    name: 'email_signup_error',
    url: 'https://iris.example/de?utm_source=hn',
    referrer: 'https://news.example',
    props: {
      error_message: 'No place for [email]',
      locale: 'de',
      source: 'hn',
      medium: '(none)',
      campaign: '(none)',
    },
  });
});
