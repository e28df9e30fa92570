// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLazyPostHog } from '../../../analytics/lazyPostHog.ts';
import type { SendEvent, startPostHog } from '../../../analytics/posthog.ts';
import { OBJECTION_KEY } from '../../../analytics/presence.ts';
import { openPage, type TestPage } from './page.ts';

const PROJECT = { key: 'phc_test', host: 'https://eu.example' };
const COMMON = { locale: 'de' };

let page: TestPage;
const send = vi.fn<SendEvent>();
const start = vi.fn<typeof startPostHog>(() => send);
const load = vi.fn(async () => ({ startPostHog: start }));

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', class {});
});

afterEach(() => {
  page.close();
  vi.clearAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

/** Resolves once the callbacks of promises have run. Vitest fails on an unhandled rejection. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('keeps events with their time and page until posthog-js is there, and sends them in order', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  page = openPage('/faq');
  let finish: (module: Awaited<ReturnType<typeof load>>) => void = () => {};
  load.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const { capture } = createLazyPostHog(load, PROJECT, COMMON);
  vi.setSystemTime(2_000);
  history.replaceState(null, '', '/about');
  capture('email_signup_already_registered', {});
  await settled();
  finish({ startPostHog: start });
  await settled();
  capture('$pageview', {});
  await settled();
  expect(start.mock.calls).toEqual([[PROJECT, COMMON]]);
  const [faq, about] = ['/faq', '/about'].map((path) => `https://iris.example${path}`);
  expect(send.mock.calls).toEqual([
    ['$pageview', {}, { timestamp: new Date(1_000), url: faq }],
    ['email_signup_already_registered', {}, { timestamp: new Date(2_000), url: about }],
    ['$pageview', {}, { timestamp: new Date(2_000), url: about }],
  ]);
});

it.each([
  ['with Do Not Track', { doNotTrack: '1' }, ''],
  ['with Global Privacy Control', { globalPrivacyControl: true }, ''],
  ['for a visitor who objects', {}, 'true'],
])('loads nothing %s', (_, signals, objection) => {
  localStorage.setItem(OBJECTION_KEY, objection);
  page = openPage('/', signals);
  createLazyPostHog(load, PROJECT, COMMON).capture('$pageview', {});
  expect(load).not.toHaveBeenCalled();
});

it('sends nothing more from the moment of an objection', async () => {
  page = openPage();
  const { capture } = createLazyPostHog(load, PROJECT, COMMON);
  localStorage.setItem(OBJECTION_KEY, 'true');
  capture('email_signup_already_registered', {});
  await settled();
  expect(send).toHaveBeenCalledTimes(1);
});

it('drops events silently where posthog-js is blocked, or fails', async () => {
  page = openPage();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  createLazyPostHog(load, PROJECT, COMMON).capture('$pageview', {});
  await settled();
  send.mockImplementation(() => {
    throw new Error('unexpected');
  });
  createLazyPostHog(load, PROJECT, COMMON);
  await settled();
  expect(send).toHaveBeenCalledTimes(1);
});
