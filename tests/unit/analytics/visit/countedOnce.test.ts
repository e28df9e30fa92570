// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://iris.example/" }
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferAnalytics } from '../../../../analytics/deferredAnalytics.ts';
import { keepFirstPageView } from '../../../../analytics/firstPageView.ts';
import type { CapturedEvent } from '../../../../analytics/visit/capturedEvent.ts';
import { startVisit, type Vendor, type Visit } from '../../../../analytics/visit/visit.ts';
import type { ReceivedEvent } from '../../../support/fixtures/captureServer.ts';
import { openPage } from '../page.ts';

const PROJECT = { key: 'phc_test', host: 'https://eu.example' };

/** Events of a page, in any order and number. */
const HAPPENINGS = [
  'hide',
  'show',
  'leave',
  'restore',
  'visit arrives',
  'visitor interacts',
  'vendor loads',
  'beacons fail',
  'beacons work',
] as const;
type Happening = (typeof HAPPENINGS)[number];

afterEach(() => {
  vi.useRealTimers();
});

/** Plays the happenings on a new page, then leaves it; returns what was counted and what is due. */
async function play(happenings: Happening[]) {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  const page = openPage();
  const sent: { uuid: string; event: string; time: number; path: unknown }[] = [];
  const received = ({ uuid, event, timestamp, properties }: CapturedEvent | ReceivedEvent) =>
    sent.push({ uuid, event, time: Number(new Date(timestamp)), path: properties.$pathname });
  let beaconsRead = 0;
  const vendor: Vendor = { createPostHogSender: () => received };

  const firstPageView = keepFirstPageView(PROJECT);
  if (!firstPageView) throw new Error('The page view is not kept');
  let arrive: (visit: Visit) => void = () => {};
  const starting = new Promise<Visit>((resolve) => {
    arrive = resolve;
  });
  const analytics = deferAnalytics(starting, async () => vendor);
  const due = [{ event: '$pageview', time: 0, path: '/' }];
  let hasArrived = false;
  let hasVendor = false;

  for (const [index, happening] of [...happenings, 'beacons work', 'hide', 'leave'].entries()) {
    vi.setSystemTime((index + 1) * 1000);
    const path = `/${index}`;
    history.replaceState(null, '', path);
    switch (happening as Happening) {
      case 'hide':
      case 'show':
      case 'leave':
      case 'restore':
        page[happening as 'hide']();
        break;
      case 'beacons fail':
      case 'beacons work':
        page.takesBeacons = happening === 'beacons work';
        break;
      case 'visit arrives':
        if (!hasArrived) arrive(startVisit(PROJECT, firstPageView));
        hasArrived = true;
        break;
      case 'visitor interacts':
        analytics.capture('email_signup_already_registered', {});
        due.push({ event: 'email_signup_already_registered', time: Date.now(), path });
        break;
      case 'vendor loads':
        if (!hasVendor) analytics.loadVendor((task) => task());
        hasVendor = true;
        break;
    }
    page.beaconed().slice(beaconsRead).forEach(received);
    beaconsRead = page.beaconed().length;
    await new Promise((resolve) => setTimeout(resolve));
  }
  page.close();
  return { sent, due: hasArrived ? due : due.slice(0, 1), uuid: firstPageView.uuid };
}

describe('a page', () => {
  it('counts everything once, in order and with its time and place, whatever happens to it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...HAPPENINGS), { maxLength: 25 }),
        async (happenings) => {
          const { sent, due, uuid } = await play(happenings);
          expect(sent.map(({ uuid: _, ...told }) => told)).toEqual(due);
          expect(sent[0]?.uuid).toBe(uuid);
          expect(new Set(sent.map((event) => event.uuid)).size).toBe(sent.length);
        },
      ),
    );
  });
});
