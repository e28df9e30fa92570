import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import pMap from 'p-map';
import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { ALL_SCREENS, type Screen } from '../../../tests/support/screens/allScreens.ts';
import { withServedSite } from '../../../tests/support/sites/withServedSite.ts';
import { translatedTags } from '../../../translations/files/localeFolder.ts';
import { PSEUDO_TAGS } from '../../../translations/pseudo/pseudoText.ts';
import { takeBrowserPictures } from './browserGallery.ts';
import { galleryHtml, galleryWidths, pictureFile } from './html.ts';

/*
 * `npm run gallery -- [tag …]`: takes a screenshot of every page state, emails included, in the
 * given languages, or in all, and shows each beside the English one in `gallery/index.html`.
 *
 * `npm run gallery -- --browsers`: takes one of every page in every engine, and shows them side by side.
 */
const FOLDER = path.resolve('gallery');
/** JPEG quality, high enough to read texts. */
const QUALITY = 60;
/** Pages open at a time: the smallest machine has as many processors. */
const CONCURRENCY = 2;

if (process.argv[2] === '--browsers') {
  await takeBrowserPictures(FOLDER);
  process.exit();
}

const known = [...translatedTags(process.cwd()), SOURCE_LOCALE];
const named = process.argv.slice(2);
const unknown = named.filter((tag) => ![...known, ...PSEUDO_TAGS].includes(tag));
if (unknown.length > 0) {
  console.error(
    `There is no language ${unknown.join(', ')}. There are ${known.sort().join(', ')}, ` +
      `and the pseudo-locales ${PSEUDO_TAGS.join(', ')}.`,
  );
  process.exit(1);
}
const others = (named.length > 0 ? named : known).filter((tag) => tag !== SOURCE_LOCALE);
const tags = [SOURCE_LOCALE, ...new Set(others)];

await rm(FOLDER, { recursive: true, force: true });
await withServedSite(
  async ({ url, browser, dist }) => {
    for (const tag of tags) {
      const started = performance.now();
      await mkdir(path.join(FOLDER, tag), { recursive: true });
      const context = { baseURL: url, reducedMotion: 'reduce', locale: tag } as const;
      await pMap(
        ALL_SCREENS,
        async (screen) => {
          const page = await browser.newPage(context);
          await screen.open(page, tag, dist);
          await takePictures(screen, tag, page);
          await page.close();
        },
        { concurrency: CONCURRENCY },
      );
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`${tag}: ${ALL_SCREENS.length} pages and states in ${seconds} s`);
    }
  },
  { languages: tags },
);
const index = path.join(FOLDER, 'index.html');
await writeFile(index, galleryHtml(ALL_SCREENS, tags));
console.log(`Open ${index}`);

async function takePictures(screen: Screen, tag: string, page: Page): Promise<void> {
  for (const width of galleryWidths(screen)) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({
      path: path.join(FOLDER, pictureFile(screen, tag, width)),
      type: 'jpeg',
      quality: QUALITY,
      fullPage: true,
    });
  }
}
