import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { startServer } from '../../server/http/server.ts';
import { readSettings } from '../../server/settings.ts';
import { type SiteName, siteFolder } from './sites.ts';

export { expect };

interface Site {
  url: string;
  /** Stops the server as a crash or a deploy would; `start` brings it back on the same database and port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface Fixtures {
  /** Which built site the test visits. */
  siteName: SiteName;
  /** How many joins a minute the API lets one visitor make. */
  joinRate: number;
  /** The built site with the real API and a database of its own. */
  site: Site;
  /** Complaints that the test provokes on purpose, by their text. */
  expectedComplaints: RegExp;
  /** Fails the test on an unexpected console message, page error or failed request. */
  complaints: string[];
}

/**
 * A browser test against a built site and the real embedded API. Any console error or warning, page error,
 * policy violation or failed request that it did not announce in `expectedComplaints` fails it.
 */
export const test = base.extend<Fixtures>({
  siteName: ['plain', { option: true }],
  joinRate: [1000, { option: true }],
  site: async ({ siteName, joinRate }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'iris-test-'));
    let port = 0;
    const launch = () =>
      startServer(
        {
          ...readSettings({
            DIST_DIR: siteFolder(siteName),
            JOIN_RATE_PER_MINUTE: String(joinRate),
          }),
          port,
          databaseUrl: `file:${path.join(folder, 'waitlist.db')}`,
        },
        { log: () => {}, timeouts: { drain: 0 } },
      );
    let server = await launch();
    port = Number(new URL(server.url).port);
    await use({
      url: server.url,
      stop: () => server.close(),
      start: async () => {
        server = await launch();
      },
    });
    await server.close();
    await rm(folder, { recursive: true });
  },
  baseURL: async ({ site }, use) => use(site.url),
  expectedComplaints: [/^nothing$/, { option: true }],
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      watch(page, complaints);
      await use(complaints);
      const unexpected = complaints.filter((complaint) => !expectedComplaints.test(complaint));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

function watch(page: Page, complaints: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('requestfailed', (request: Request) => {
    // What a document was still fetching when it was left is no failure.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
}

/** Opens a page and waits until the application has taken it over. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** React leaves its own property on every element it has hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const header = document.querySelector('header');
    return header && Object.keys(header).some((key) => key.startsWith('__reactProps'));
  });
}
