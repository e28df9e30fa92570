import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { readSettings } from '../../../server/settings.ts';
import { startServer } from '../../../server/startServer.ts';
import { chromiumOptions } from '../browser/chromium.ts';
import { buildSite } from './buildSite.ts';

interface SiteToServe {
  /** Tags of the locales to build, pseudo-locales included; all of the site's by default. */
  languages?: readonly string[];
  /** Builds all that visitors get: share images and compressed copies too. */
  isComplete?: boolean;
  /** More arguments for Chromium. */
  chromiumArguments?: readonly string[];
}

interface ServedSite {
  url: string;
  browser: Browser;
  /** The folder of the build. */
  dist: string;
}

/**
 * Builds the site, serves it with its API on a free port and opens a browser while `visit` runs.
 */
export async function withServedSite(
  visit: (site: ServedSite) => Promise<void>,
  { languages = [], isComplete = false, chromiumArguments = [] }: SiteToServe = {},
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'iris-site-'));
  const dist = path.join(folder, 'dist');
  const env = { QUICK_BUILD: isComplete ? '' : '1', SITE_LANGUAGES: languages.join(',') };
  await buildSite(dist, { env });
  const settings = readSettings({ PORT: '0', DIST_DIR: dist, DATA_DIR: folder });
  const server = await startServer(settings, { log: () => {} });
  const browser = await chromium.launch(chromiumOptions(chromiumArguments));
  try {
    await visit({ url: server.url, browser, dist });
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
}
