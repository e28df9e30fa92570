/*
 * A script of its own, which `boot.ts` imports. It knows the files of the build, fetches those of
 * the page, and runs the application.
 */

import { createAnalytics } from '../analytics/createAnalytics.ts';
import { reloadOnHistoryNavigation } from './app/reloadPage.ts';
import { whenPageIdle } from './browser/whenPageIdle.ts';
import { HAS_TRACKER } from './config.ts';
import type { Texts } from './i18n/locale.ts';
import type * as application from './main.tsx';
import type { PageId } from './routes.ts';

/** URLs of a build's files, by the page or language that needs them. */
export interface SiteFiles {
  /** The scripts of each page, each after the ones it imports. */
  scripts: Record<string, string[]>;
  /** Each language's `Texts`, by its tag. */
  texts: Record<string, string>;
  /** The tracker, in a build with one. */
  trackerScript?: string | undefined;
  /** The year of the build; the visitor's own replaces it after hydration. */
  builtYear: number;
}

/** The build inserts it. */
declare const SITE_FILES: SiteFiles;

// Read once: the bundler inserts the whole object at each use of the name.
const files = SITE_FILES;
const { dataset } = document.documentElement;
const page = dataset.page as PageId;
// Not `lang`, which translators change.
const language = dataset.language as string;

const analytics = HAS_TRACKER ? createAnalytics(loadTracker, { locale: language }) : undefined;
const stopReloading = reloadOnHistoryNavigation();

/**
 * Runs the application. Resolves, once the page responds, with a function that repeats a press or a
 * submit that was held.
 *
 * @param priority at which its files are fetched.
 * @throws when one of its files cannot be fetched, or in an older browser (README.md#browsers), where
 *   it could fail halfway and break the page. The page then stays plain HTML.
 */
export async function runApplication(
  priority: 'high' | 'low',
): Promise<(held: HTMLElement) => void> {
  // The newest browser feature that the site needs.
  if (!CSS.supports('color', 'light-dark(red, red)')) throw new Error('older browser');
  // The first input can precede the end of the document.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  }
  // The browser does not scroll for a history entry that the application added.
  const { scrollY = 0 } = history.state ?? {};
  if (dataset.scrolled === undefined) scrollTo({ top: scrollY, behavior: 'instant' });
  const scripts = files.scripts[page] as string[];
  const textsUrl = files.texts[language] as string;
  for (const url of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = priority;
    link.href = url;
    document.head.append(link);
  }
  const texts = fetch(textsUrl, { priority });
  // Handled below, unless a script fails first.
  texts.catch(() => {});
  // One by one: evaluating all of them together would be one long task.
  let main: unknown;
  for (const url of scripts) main = await import(/* @vite-ignore */ url);
  const { startApplication } = main as typeof application;
  const replay = await startApplication(
    { page, language, texts: await readTexts(await texts), builtYear: files.builtYear },
    analytics,
  );
  stopReloading();
  return replay;
}

function readTexts(response: Response): Promise<Texts> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

async function loadTracker() {
  await new Promise<void>((resolve) => whenPageIdle(resolve));
  return import(/* @vite-ignore */ files.trackerScript as string);
}
