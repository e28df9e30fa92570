// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLazyPostHog } from '../../../analytics/lazyPostHog.ts';
import type { SendEvent, startPostHog } from '../../../analytics/posthog.ts';
import { OBJECTION_KEY } from '../../../analytics/presence.ts';
import { openPage, type TestPage } from './page.ts';

let page: TestPage;
const send = vi.fn<SendEvent>();
const start = vi.fn<typeof startPostHog>(() => send);
const load = vi.fn(async () => ({ startPostHog: start }));
const create = () => createLazyPostHog(load, { key: 'phc_test', host: 'https://eu.example' }, {});

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', class {});
  page = openPage();
});
afterEach(() => {
  page.close();
  vi.clearAllMocks();
  localStorage.clear();
});

/** Resolves once the callbacks of promises have run. Vitest fails on an unhandled rejection. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

// The rest is tested in tests/e2e/analytics, in postHog.spec.ts and untracked.spec.ts.
it('sends nothing more, nor loads anything, from the moment of an objection', async () => {
  const { capture } = create();
  localStorage.setItem(OBJECTION_KEY, 'true');
  capture('email_signup_already_registered', {});
  await settled();
  expect(send).toHaveBeenCalledTimes(1);
  create().capture('$pageview', {});
  expect(load).toHaveBeenCalledTimes(1);
});

it('drops events silently where posthog-js is blocked, or fails', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  create().capture('$pageview', {});
  await settled();
  send.mockImplementation(() => {
    throw new Error('unexpected');
  });
  create();
  await settled();
  expect(send).toHaveBeenCalledTimes(1);
});
