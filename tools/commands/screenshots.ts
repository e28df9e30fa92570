import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { withServedSite } from '../../harness/sites/withServedSite.ts';

/* `npm run screenshots`: takes the screenshots of the README from a fresh build. */
const FOLDER = path.resolve('docs/screenshots');
const PAGES = { home: '/', faq: '/faq' };
const LANGUAGES = { en: '', ar: '/ar' };
const SCHEMES = ['light', 'dark'] as const;
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 1000 },
];
/** JPEG quality; sixteen pictures stay below 1.5 MB in total. */
const QUALITY = 84;

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
await withServedSite(async ({ url, browser }) => {
  for (const viewport of SCREENS) {
    for (const colorScheme of SCHEMES) {
      for (const [locale, prefix] of Object.entries(LANGUAGES)) {
        // A browser in another language would show the suggestion of that language.
        const reader = { viewport, colorScheme, locale, reducedMotion: 'reduce' } as const;
        const context = await browser.newContext(reader);
        const page = await context.newPage();
        for (const [name, address] of Object.entries(PAGES)) {
          await page.goto(new URL(`${prefix}${address}`, url).href, { waitUntil: 'networkidle' });
          const file = `${name}-${locale}-${colorScheme}-${viewport.width}.jpg`;
          await page.screenshot({
            path: path.join(FOLDER, file),
            type: 'jpeg',
            quality: QUALITY,
          });
        }
        await context.close();
      }
    }
  }
});
