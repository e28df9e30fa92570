import path from 'node:path';
import type { Page } from '@playwright/test';

/** The folder of the pictures: a subfolder for each column of `index.html`, a file for each row. */
export const GALLERY = path.resolve('gallery');

/**
 * Takes a picture of the whole page for the gallery.
 *
 * @param name of the row, without the width
 * @param width of the window, in CSS pixels
 */
export async function takePicture(
  page: Page,
  { column, name, width }: { column: string; name: string; width: number },
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => {
    scrollTo(0, 0);
    return document.fonts.ready.then(() => {});
  });
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const folder = path.join(GALLERY, column);
  const file = path.join(folder, `${words.join('-')}-${width}.jpg`);
  // The quality is high enough to read texts.
  await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60, path: file });
}
