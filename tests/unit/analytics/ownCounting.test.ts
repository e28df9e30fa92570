// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/" }
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOwnCounting } from '../../../analytics/ownCounting.ts';
import { type AnalyticsEventName, PLAN, type VisitReport } from '../../../analytics/plan.ts';
import { OBJECTION_KEY } from '../../../analytics/presence.ts';
import { addresses, decoded } from './addresses.ts';
import { openPage, type TestPage } from './page.ts';

let page: TestPage;
/** What was fetched, and how the server answers. */
let fetched: VisitReport[];
let server: 'up' | 'busy' | 'down';
/** Shows an element half, as a browser's observer would tell. */
let show: (element: Element) => void;

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  server = 'up';
});

afterEach(() => {
  page.close();
  vi.useRealTimers();
  localStorage.clear();
  document.body.replaceChildren();
});

function open(path = '/', browser: Record<string, unknown> = {}) {
  page = openPage(path, browser);
  const observed = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        show = (target) => observed.has(target) && tell([{ isIntersecting: true, target }]);
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
    },
  );
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    // Later than the next report.
    if (server === 'down') return new Promise((_, reject) => setTimeout(reject, 1_500));
    if (server === 'up') fetched.push(JSON.parse(body));
    return Promise.resolve({ ok: server === 'up' });
  });
}

const start = () => createOwnCounting('/api/e', { member: false, release: 'r1' });
/** Whatever has been reported by now, and a second later. */
async function reports() {
  await vi.advanceTimersByTimeAsync(1_000);
  return [...fetched, ...page.beacons];
}
const namesIn = (reports: VisitReport[]) =>
  reports.map(({ events }) => events.map(({ name }) => name));

it('says with the first report how the visit began, and that a page was viewed', async () => {
  open('/de/faq?utm_source=hn&gclid=secret&ref=x#top');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example/item?id=1');
  start();
  expect(await reports()).toEqual([
    {
      visit: expect.stringMatching(/^[\w.]{8,}$/),
      landing: '/de/faq?utm_source=hn&ref=x',
      referrer: 'news.example',
      member: false,
      release: 'r1',
      events: [{ name: '$pageview', at: Date.now() - 1_000, page: '/de/faq' }],
    },
  ]);
});

it('takes the campaign from the page it was opened from, where it has none', async () => {
  open('/faq');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://iris.example/de?ref=second');
  start();
  expect(await reports()).toMatchObject([{ landing: '/faq?ref=second' }]);
});

it('counts a page once it is visible, and again when Back restores it', async () => {
  open();
  page.hide();
  start();
  expect(await reports()).toEqual([]);
  page.show();
  page.leave();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  page.leave();
  expect(namesIn(await reports())).toEqual([['$pageview'], ['$pageview']]);
});

it('reports once that a form was seen and that it was begun', async () => {
  open();
  document.body.innerHTML = '<form><input name="email" id="closing_cta-email"></form>';
  const [form, field] = [document.forms[0], document.querySelector('input')];
  start();
  for (let times = 0; times < 2; times += 1) {
    show(form as HTMLFormElement);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const [report] = await reports();
  expect(report?.events.slice(1)).toMatchObject([
    { name: 'waitlist_form_viewed', form_location: 'closing_cta' },
    { name: 'waitlist_form_started', form_location: 'closing_cta' },
  ]);
});

it('reports the properties of every event that the server asks for, and no others', async () => {
  open();
  const { capture } = start();
  const plan = Object.entries(PLAN).map(([name, { properties }]) => {
    const names = Object.keys(properties);
    capture(name as AnalyticsEventName, Object.fromEntries(names.map((name) => [name, 'x'])));
    const values = new Map(Object.entries(properties));
    return ['name', 'at', 'page', ...names.filter((name) => values.get(name) !== null)].sort();
  });
  const [report] = await reports();
  expect(report?.events.slice(1).map((event) => Object.keys(event).sort())).toEqual(plan);
});

it('keeps what does not arrive, and reports every event once', async () => {
  const step = fc.constantFrom('capture', 'down', 'busy', 'up', 'wait', 'hide', 'show');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      fetched = [];
      open();
      const { capture } = start();
      for (const what of steps) {
        if (what === 'capture') capture('email_signup_already_registered', {});
        else if (what === 'wait') await vi.advanceTimersByTimeAsync(1_000);
        else if (what === 'hide') page.hide();
        else if (what === 'show') page.show();
        else {
          server = what;
          page.isOnline = what !== 'down';
        }
        await vi.advanceTimersByTimeAsync(0);
      }
      [server, page.isOnline] = ['up', true];
      page.leave();
      await vi.advanceTimersByTimeAsync(1_500);
      page.leave();
      const captured = 1 + steps.filter((what) => what === 'capture').length;
      expect((await reports()).flatMap(({ events }) => events)).toHaveLength(captured);
      page.close();
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
  open('/', signals);
  start().capture('waitlist_form_submitted', { form_location: 'hero' });
  if (what === 'an objection') localStorage.setItem(OBJECTION_KEY, 'yes');
  await vi.advanceTimersByTimeAsync(1_000);
  localStorage.clear();
  page.leave();
  expect(await reports()).toEqual([]);
});

it('masks an address in the path, the campaign and the referring page', () => {
  const places = fc.constantFrom<(email: string) => string>(
    (email) => `/u/${email}/x`,
    (email) => `/?utm_source=${email}&ref=${email}`,
    (email) => `/?email=${email}#${email}`,
  );
  const spellings = fc.constantFrom(
    (text: string) => text,
    encodeURIComponent,
    (text: string) => encodeURIComponent(encodeURIComponent(text)),
  );
  fc.assert(
    fc.property(addresses, places, spellings, (email, place, spell) => {
      open(place(spell(email.toWellFormed())));
      vi.spyOn(document, 'referrer', 'get').mockReturnValue(location.href);
      start();
      page.leave();
      expect(page.beacons).toHaveLength(1);
      expect(decoded(JSON.stringify(page.beacons))).not.toMatch(/[^\s"]@[^\s"]/);
      page.close();
    }),
  );
});
