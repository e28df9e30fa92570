import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { localePath } from '../../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES } from '../../../src/routes.ts';
import { hydrated } from '../../../tests/support/browser/openHydrated.ts';
import { startBrowsers } from '../../../tests/support/engines/browsers.ts';
import {
  ENGINE_NAMES,
  type EngineName,
  requireEngine,
} from '../../../tests/support/engines/engines.ts';
import { withServedSite } from '../../../tests/support/sites/withServedSite.ts';

const LANGUAGES = ['en', 'de', 'ar', 'ja'];
const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 1440];

interface Picture {
  id: (typeof PAGE_IDS)[number];
  tag: string;
  scheme: (typeof SCHEMES)[number];
  width: number;
}

const PICTURES: Picture[] = LANGUAGES.flatMap((tag) =>
  SCHEMES.flatMap((scheme) =>
    WIDTHS.flatMap((width) => PAGE_IDS.map((id) => ({ id, tag, scheme, width }))),
  ),
);

/** Takes a picture of every page in every engine, and shows them side by side. */
export async function takeBrowserPictures(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await withServedSite(
    async ({ url }) => {
      for (const name of ENGINE_NAMES) await takePictures(folder, name, url);
    },
    { languages: LANGUAGES },
  );
  const index = path.join(folder, 'index.html');
  await writeFile(index, sheet());
  console.log(`Open ${index}`);
}

async function takePictures(folder: string, name: EngineName, baseURL: string): Promise<void> {
  const started = performance.now();
  await mkdir(path.join(folder, name), { recursive: true });
  const browsers = await startBrowsers(requireEngine(name));
  for (const locale of LANGUAGES) {
    for (const colorScheme of SCHEMES) {
      await browsers.visit({ baseURL, locale, colorScheme }, async (page) => {
        for (const picture of PICTURES) {
          if (picture.tag !== locale || picture.scheme !== colorScheme) continue;
          await takePicture(page, picture, path.join(folder, file(name, picture)));
        }
      });
    }
  }
  await browsers.close();
  console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
}

async function takePicture(page: Page, { id, tag, width }: Picture, file: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(localePath(tag, PAGES[id].path));
  await hydrated(page);
  // It is shown once the Vision Frame is hydrated too.
  if (id === 'home') await page.locator('[data-part="dock"]').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const png = await page.screenshot({ fullPage: true });
  await sharp(png).jpeg({ quality: 70 }).toFile(file);
}

function file(name: EngineName, { id, tag, scheme, width }: Picture): string {
  return `${name}/${id}-${tag}-${scheme}-${width}.jpg`;
}

function sheet(): string {
  const rows = PICTURES.map((picture) => {
    const { id, tag, scheme, width } = picture;
    const pictures = ENGINE_NAMES.map(
      (name) =>
        `<a href="${file(name, picture)}"><img src="${file(name, picture)}" alt="${name}" loading="lazy"></a>`,
    );
    return `<h2>${id}, ${tag}, ${scheme}, ${width} px</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every page in ${ENGINE_NAMES.join(', ')}</title>
<style>
body { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif; background: #ddd; }
h2 { margin: 1rem 0 .5rem; font-size: 1rem; }
div { display: grid; grid-template-columns: repeat(${ENGINE_NAMES.length}, 1fr); gap: .5rem; align-items: start; max-height: 85vh; overflow-y: auto; }
img { display: block; width: 100%; min-height: 10rem; background: #fff; }
</style>
${rows.join('\n')}
</html>
`;
}
