import { readFile } from 'node:fs/promises';
import type { TFunction } from 'i18next';
import sharp from 'sharp';
import { localePath, SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { PAGES, type PageId } from '../../src/routes.ts';
import { translatedTags } from '../../translations/files/localeFolder.ts';
import { heroForm, joinButton } from '../support/browser/forms.ts';
import { allHydrated, openHydrated } from '../support/browser/openHydrated.ts';
import { siteTexts } from '../support/siteTexts.ts';
import { expect, idle, type Page, test } from '../support/test.ts';
import { prefersLanguages } from '../support/visitor.ts';
import { requireAcceptedChromium } from './support/acceptedChromium.ts';

interface Picture {
  page: PageId;
  tag?: string;
  width: number;
  scheme?: 'dark';
  reach?: (page: Page, t: TFunction) => Promise<void>;
}

const PICTURES: Record<string, Picture> = {
  home: { page: 'home', width: 1440 },
  'home-dark-narrow': { page: 'home', width: 390, scheme: 'dark' },
  'home-arabic-narrow': { page: 'home', tag: 'ar', width: 390 },
  'home-japanese': { page: 'home', tag: 'ja', width: 1440 },
  'home-error-narrow': {
    page: 'home',
    width: 390,
    reach: async (page, t) => {
      await joinButton(heroForm(page), t).click();
      await heroForm(page).getByText(t('waitlist.errors.emptyEmail')).waitFor();
    },
  },
  'features-dark': { page: 'features', width: 1440, scheme: 'dark' },
  about: { page: 'about', width: 1440 },
  'roadmap-german': { page: 'roadmap', tag: 'de', width: 1440 },
  'faq-open': {
    page: 'faq',
    width: 1440,
    reach: (page) => page.locator('summary').first().click(),
  },
  'privacy-narrow': { page: 'privacy', width: 390 },
};

// Small files. Half of a pixel shows.
test.use({ siteName: 'shipped', deviceScaleFactor: 0.5 });

test.skip(process.platform !== 'linux', 'Only Linux lets a browser choose its fonts.');

test.beforeAll(({ browser }) => requireAcceptedChromium(browser));

const LANGUAGES = [SOURCE_LOCALE, ...translatedTags(process.cwd())];

for (const [name, { page: id, tag = SOURCE_LOCALE, width, scheme, reach }] of Object.entries(
  PICTURES,
)) {
  if (!LANGUAGES.includes(tag)) continue;
  test(`${name} looks as accepted`, async ({ page }) => {
    await page.clock.setFixedTime('2026-07-01');
    await page.emulateMedia({ colorScheme: scheme ?? 'light' });
    await page.setViewportSize({ width, height: 900 });
    await prefersLanguages(page, tag);
    await openHydrated(page, localePath(tag, PAGES[id].path));
    await allHydrated(page);
    await idle(page);
    await reach?.(page, siteTexts(tag, 'shipped'));
    const file = `${name}.png`;
    await expect(page).toHaveScreenshot(file, { fullPage: true });
    const info = test.info();
    if (info.config.updateSnapshots === 'changed') await posterize(info.snapshotPath(file));
  });
}

/**
 * Rounds the colors of a picture to 16 steps, a tenth of what counts as a difference: its gradients
 * then take a third of the bytes.
 */
async function posterize(file: string): Promise<void> {
  const { data, info } = await sharp(await readFile(file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rounded = data.map((value) => (value & 0xf0) + 8);
  await sharp(rounded, { raw: info }).png({ compressionLevel: 9 }).toFile(file);
}
