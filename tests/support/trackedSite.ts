import { type CaptureServer, type ReceivedEvent, startCaptureServer } from './captureServer.ts';
import { CAPTURE_PORT } from './sites.ts';
import { test as base } from './test.ts';

/** The tracker's own script file. */
export const VENDOR_CHUNK = /\/assets\/posthog-/;

/**
 * A test of the site that has a tracker, with the stand-in it reports to. There is one port for it, so
 * only one file may use this: files run at the same time.
 */
export const test = base.extend<{ capture: CaptureServer }>({
  siteName: 'tracked',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  capture: async ({}, use) => {
    const capture = await startCaptureServer(CAPTURE_PORT);
    await use(capture);
    await capture.close();
  },
  // By way of its address every page needs the stand-in, which so is there first and goes last.
  baseURL: async ({ site, capture: _ }, use) => use(site.url),
});

/** An event's name and own properties: all but the vendor's and those of the page and the browser. */
export function told({ event, properties }: ReceivedEvent) {
  const own = Object.entries(properties).filter(
    ([name]) => !name.startsWith('$') && !['token', 'distinct_id'].includes(name),
  );
  return [event, Object.fromEntries(own)];
}

/** Each event's name and the path it happened on. */
export function pathsOf(events: ReceivedEvent[]): string[] {
  return events.map(({ event, properties }) => `${event} ${properties.$pathname}`);
}

/** The first view of the page at this path, past or to come. */
export function pageView(capture: CaptureServer, path: string): Promise<ReceivedEvent> {
  return capture.waitForEvent('$pageview', ({ properties }) => properties.$pathname === path);
}
