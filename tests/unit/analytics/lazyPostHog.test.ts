// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/" }
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLazyPostHog } from '../../../analytics/lazyPostHog.ts';
import { OBJECTION_KEY } from '../../../analytics/presence.ts';
import { openPage } from './page.ts';

// The rest is tested in tests/e2e/analytics, in postHog.spec.ts and untracked.spec.ts.
it('sends nothing more, nor loads anything, from the moment of an objection', async () => {
  onTestFinished(openPage().close);
  onTestFinished(() => localStorage.clear());
  vi.stubGlobal('IntersectionObserver', class {});
  const send = vi.fn();
  const load = vi.fn(async () => ({ startPostHog: () => send }));
  const create = () => createLazyPostHog(load, { key: 'phc_test', host: 'https://eu.example' }, {});
  const { capture } = create();
  localStorage.setItem(OBJECTION_KEY, 'true');
  capture('email_signup_already_registered', {});
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  create().capture('$pageview', {});
  expect(load).toHaveBeenCalledTimes(1);
});
