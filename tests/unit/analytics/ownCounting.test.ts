// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/" }
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLazyPostHog } from '../../../analytics/lazyPostHog.ts';
import { createOwnCounting } from '../../../analytics/ownCounting.ts';
import type { VisitReport } from '../../../analytics/plan.ts';
import { OBJECTION_KEY } from '../../../analytics/presence.ts';
import { addresses, decoded, usualSpellings } from './addresses.ts';

/** The reports that have left the browser, in requests and in beacons. */
let sent: VisitReport[];
/** How the server answers. While it is down, the browser accepts beacons and loses them. */
let server: 'up' | 'busy' | 'down';
let listening: AbortController;
let waitingForFrame: FrameRequestCallback[];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  closePage();
  vi.useRealTimers();
  localStorage.clear();
});

/** Opens a page in jsdom, by its path and query, in a browser whose `navigator` has more. */
function openPage(path = '/', browser: Record<string, unknown> = {}) {
  history.replaceState(null, '', path);
  sent = [];
  server = 'up';
  waitingForFrame = [];
  listening = new AbortController();
  const { signal } = listening;
  const listen = addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) =>
    listen(type, listener, { signal }),
  );
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    if (document.hidden) waitingForFrame.push(callback);
    else callback(0);
  });
  vi.stubGlobal('IntersectionObserver', class {});
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    // Later than the next report. A hidden page may end before its request does.
    const isLost = server === 'down' || document.hidden;
    if (isLost) return new Promise((_, reject) => setTimeout(reject, 1_500));
    if (server === 'up') sent.push(JSON.parse(body));
    return Promise.resolve({ ok: server === 'up' });
  });
  vi.stubGlobal('navigator', {
    sendBeacon(_: string, body: string) {
      if (server !== 'down') sent.push(JSON.parse(body));
      return true;
    },
    get onLine() {
      return server !== 'down';
    },
    ...browser,
  });
}

function closePage() {
  listening.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

/** Shows or hides the page, as when it is left. A hidden page has no frames. */
function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  if (!isHidden) for (const callback of waitingForFrame.splice(0)) callback(0);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const start = () => createOwnCounting('/api/e', { member: false, release: 'r1' });
/** Whatever has been reported a second later. */
async function reports() {
  await vi.advanceTimersByTimeAsync(1_000);
  return sent;
}

it('says with the first report how the visit began: with the campaign of the page that opened it, if any', async () => {
  openPage('/de/faq#top');
  const opener = 'https://iris.example/de?utm_source=hn&gclid=secret&ref=x';
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(opener);
  start();
  expect(await reports()).toEqual([
    {
      visit: expect.stringMatching(/^[\w.]{8,}$/),
      landing: '/de/faq?utm_source=hn&ref=x',
      referrer: 'iris.example',
      member: false,
      release: 'r1',
      events: [{ name: '$pageview', at: Date.now() - 1_000, page: '/de/faq' }],
    },
  ]);
});

it('counts a page once it is visible, and again when Back restores it', async () => {
  openPage();
  setHidden(true);
  start();
  expect(await reports()).toEqual([]);
  setHidden(false);
  setHidden(true);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  setHidden(true);
  const pageView = { events: [{ name: '$pageview' }] };
  expect(await reports()).toMatchObject([pageView, pageView]);
});

it('keeps what does not arrive, and reports every event once', async () => {
  const step = fc.constantFrom('capture', 'down', 'busy', 'up', 'wait', 'hide', 'show');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      openPage();
      const { capture } = start();
      for (const what of steps) {
        if (what === 'capture') capture('email_signup_already_registered', {});
        else if (what === 'wait') await vi.advanceTimersByTimeAsync(1_000);
        else if (what === 'hide' || what === 'show') setHidden(what === 'hide');
        else server = what;
        await vi.advanceTimersByTimeAsync(0);
      }
      server = 'up';
      setHidden(true);
      await vi.advanceTimersByTimeAsync(1_500);
      setHidden(true);
      const captured = 1 + steps.filter((what) => what === 'capture').length;
      expect((await reports()).flatMap(({ events }) => events)).toHaveLength(captured);
      closePage();
    }),
    // Two requests are on their way while the network is down.
    { examples: [[['down', 'wait', 'capture', 'wait', 'wait', 'wait']]] },
  );
});

it.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['an objection', {}],
])('sends nothing with %s, not even what happened before it', async (what, signals) => {
  openPage('/', signals);
  start().capture('waitlist_form_submitted', { form_location: 'hero' });
  if (what === 'an objection') localStorage.setItem(OBJECTION_KEY, 'yes');
  await vi.advanceTimersByTimeAsync(1_000);
  localStorage.clear();
  setHidden(true);
  expect(await reports()).toEqual([]);
});

it('masks an address in the path, the campaign and the referring page', () => {
  fc.assert(
    fc
      .property(addresses, usualSpellings, (address, spell) => {
        const email = spell(address.toWellFormed());
        openPage(`/u/${email}/x?email=${email}&utm_source=${email}&ref=${email}#${email}`);
        vi.spyOn(document, 'referrer', 'get').mockReturnValue(location.href);
        start();
        setHidden(true);
        expect(sent).toHaveLength(1);
        expect(decoded(JSON.stringify(sent))).not.toMatch(/[^\s"]@[^\s"]/);
      })
      .afterEach(closePage),
    { examples: [['&@A#.!', (email) => email]] },
  );
});

const POSTHOG = { key: 'phc_test', host: 'https://eu.example' };

it('posthog-js is sent what happened before it was there, and nothing more from an objection on', async () => {
  openPage();
  const send = vi.fn();
  const load = vi.fn(async () => ({ startPostHog: () => send }));
  const create = () => createLazyPostHog(load, POSTHOG, {});
  const { capture } = create();
  const before = { at: Date.now(), url: location.href };
  vi.advanceTimersByTime(1_000);
  localStorage.setItem(OBJECTION_KEY, 'true');
  capture('email_signup_already_registered', {});
  await vi.waitFor(() => expect(send.mock.calls).toEqual([['$pageview', before]]));
  create().capture('$pageview', {});
  expect(load).toHaveBeenCalledTimes(1);
});

it('posthog-js that is blocked disturbs nobody', async () => {
  openPage();
  const load = vi.fn().mockRejectedValue(new Error('blocked'));
  createLazyPostHog(load, POSTHOG, {}).capture('$pageview', {});
  // A rejection that nobody handles fails the test run.
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});
