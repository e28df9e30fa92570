import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Response } from '@playwright/test';
import { copyProject } from '../../../harness/sites/copyProject.ts';
import { withServedSite } from '../../../harness/sites/withServedSite.ts';
import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { localeFile, translatedTags } from '../../i18n/files/localeFolder.ts';

/** Numbers of languages to build the site with. */
const COUNTS = [1, 10, 50];

interface Measured {
  locales: number;
  pages: number;
  firstVisitBytes: number;
  buildSeconds: number;
}

/**
 * Builds the site in more and more languages, copies of English under the tags of other languages.
 * Prints the compressed size of a first visit to the home page, and the build's time without share
 * images.
 */
export async function benchmarkGrowth(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'iris-growth-'));
  const project = path.join(folder, 'project');
  let first: Measured | undefined;
  console.log('locales  pages  first visit         build    each page more');
  for (const locales of COUNTS) {
    await copyProject(project);
    await setLanguages(project, locales);
    const measured = await measure(project, locales);
    first ??= measured;
    console.log(row(measured, first));
  }
  await rm(folder, { recursive: true });
}

/** Replaces a project's translations by copies of the source, for `count` languages in total. */
async function setLanguages(project: string, count: number): Promise<void> {
  const fileOf = (tag: string) => path.join(project, localeFile(tag));
  for (const tag of translatedTags(project)) await rm(fileOf(tag));
  for (const tag of tagsLikeEnglish().slice(0, count - 1)) {
    await copyFile(fileOf(SOURCE_LOCALE), fileOf(tag));
  }
}

/** Lists languages with the plural forms of English, so that its file is valid for them. */
function tagsLikeEnglish(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const tags = letters.flatMap((first) => letters.map((second) => first + second));
  return Intl.PluralRules.supportedLocalesOf(tags).filter(
    (tag) =>
      tag !== SOURCE_LOCALE &&
      new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted().join() ===
        'one,other',
  );
}

async function measure(project: string, locales: number): Promise<Measured> {
  let measured: Measured | undefined;
  await withServedSite(
    async ({ url, browser, dist, buildSeconds }) => {
      const files = await readdir(dist, { recursive: true });
      const pages = files.filter((file) => file.endsWith('.html')).length;
      measured = { locales, pages, firstVisitBytes: await firstVisit(url, browser), buildSeconds };
    },
    { root: project },
  );
  if (!measured) throw new Error('the site was not visited');
  return measured;
}

/** Milliseconds without a request after which a visit counts as complete. */
const QUIET = 2000;

/** Returns the bytes that the home page fetches without any interaction. */
async function firstVisit(url: string, browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  let seen = 0;
  while (responses.length > seen) {
    seen = responses.length;
    await page.waitForTimeout(QUIET);
  }
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  await page.close();
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

function row({ locales, pages, firstVisitBytes, buildSeconds }: Measured, first: Measured): string {
  const growth = (100 * (firstVisitBytes - first.firstVisitBytes)) / first.firstVisitBytes;
  const perPage = (1000 * (buildSeconds - first.buildSeconds)) / (pages - first.pages);
  return [
    String(locales).padStart(7),
    String(pages).padStart(5),
    `${firstVisitBytes} B (${growth < 0 ? '' : '+'}${growth.toFixed(2)} %)`.padEnd(18),
    `${buildSeconds.toFixed(1)} s`.padStart(6),
    pages === first.pages ? '' : `${perPage.toFixed(0)} ms`.padStart(8),
  ].join('  ');
}
