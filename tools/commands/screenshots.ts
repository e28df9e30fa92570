import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { withServedSite } from '../../tests/support/sites/withServedSite.ts';

/* `npm run screenshots`: takes the README's screenshots, from a fresh build. */
const FOLDER = path.resolve('docs/screenshots');
const SCREENSHOTS = [
  { file: 'home-en-light.jpg', path: '/', locale: 'en', colorScheme: 'light' },
  { file: 'home-en-dark.jpg', path: '/', locale: 'en', colorScheme: 'dark' },
  { file: 'home-ar-light.jpg', path: '/ar', locale: 'ar', colorScheme: 'light' },
  { file: 'faq-en-dark.jpg', path: '/faq', locale: 'en', colorScheme: 'dark' },
] as const;
const VIEWPORT = { width: 1440, height: 1000 };
/** JPEG quality: the four files stay below 0.5 MB together. */
const QUALITY = 84;

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
await withServedSite(
  async ({ url, browser }) => {
    for (const { file, path: address, locale, colorScheme } of SCREENSHOTS) {
      // The browser's language is the page's: otherwise the page suggests another one.
      const reader = { viewport: VIEWPORT, colorScheme, locale, reducedMotion: 'reduce' } as const;
      const context = await browser.newContext(reader);
      const page = await context.newPage();
      await page.goto(new URL(address, url).href, { waitUntil: 'networkidle' });
      await page.screenshot({ path: path.join(FOLDER, file), type: 'jpeg', quality: QUALITY });
      await context.close();
    }
  },
  { languages: SCREENSHOTS.map(({ locale }) => locale) },
);
