import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { readSettings } from '../../server/settings.ts';
import { startServer } from '../../server/startServer.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/chromium.ts';
import { buildSite } from './buildSite.ts';

interface SiteToServe {
  /** The project's folder, or that of a copy. */
  root?: string;
  /** Tags of the locales to build, pseudo-locales included; all of the site's by default. */
  languages?: readonly string[];
  /** More arguments for Chromium. */
  chromiumArguments?: readonly string[];
}

interface ServedSite {
  url: string;
  browser: Browser;
  /** The folder of the build. */
  dist: string;
  buildSeconds: number;
}

/**
 * Builds the site, serves it with its API on a free port and opens a browser while `visit` runs.
 */
export async function withServedSite(
  visit: (site: ServedSite) => Promise<void>,
  { root = process.cwd(), languages = [], chromiumArguments = [] }: SiteToServe = {},
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'iris-site-'));
  const dist = path.join(folder, 'dist');
  const started = performance.now();
  await buildSite(dist, {
    root,
    env: { SHARE_IMAGES: '0', SITE_LANGUAGES: languages.join(',') },
  });
  const buildSeconds = (performance.now() - started) / 1000;
  const settings = readSettings({ PORT: '0', DIST_DIR: dist, DATA_DIR: folder });
  const server = await startServer(settings, { log: () => {} });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_ARGUMENTS, ...chromiumArguments],
  });
  try {
    await visit({ url: server.url, browser, dist, buildSeconds });
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
}
