import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { startServer } from '../../server/http/server.ts';
import { readSettings } from '../../server/settings.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/chromium.ts';

/** Not by way of npx, which takes as long as building a dozen pages. */
const VITE = path.resolve('node_modules/vite/bin/vite.js');

interface SiteToServe {
  /** The project, or a copy of it. */
  root?: string;
  /** The tags of the languages to build, invented ones too; all of the site's if none is named. */
  languages?: readonly string[];
}

interface ServedSite {
  url: string;
  browser: Browser;
  /** The folder it was built to. */
  dist: string;
  /** How long that took. */
  buildSeconds: number;
}

/** Builds the site, serves it with its API on a free port, and opens a browser for as long as `visit` takes. */
export async function withServedSite(
  visit: (site: ServedSite) => Promise<void>,
  { root = process.cwd(), languages = [] }: SiteToServe = {},
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'iris-site-'));
  const dist = path.join(folder, 'dist');
  const started = performance.now();
  execFileSync(process.execPath, [VITE, 'build', '--outDir', dist, '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      VITE_API_BASE_URL: '',
      SHARE_IMAGES: '0',
      SITE_LANGUAGES: languages.join(','),
    },
  });
  const buildSeconds = (performance.now() - started) / 1000;
  const settings = readSettings({ PORT: '0', DIST_DIR: dist });
  const server = await startServer(
    { ...settings, databaseUrl: `file:${path.join(folder, 'waitlist.db')}` },
    { log: () => {} },
  );
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    await visit({ url: server.url, browser, dist, buildSeconds });
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
}
