import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import { PAGE_IDS, PAGES } from '../../src/routes.ts';
import { expect, openHydrated, test } from '../support/test.ts';
import {
  answerJoins,
  closingForm,
  heroForm,
  hold,
  join,
  joinButton,
} from '../support/waitlistForms.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const NARROW = 390;
const WIDE = 1280;
const { waitlist } = en;

test.describe.configure({ mode: 'parallel' });
test.use({
  // Colours are measured where they end, not on their way from one scheme to the other.
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /status of (404|409|500)|ERR_FAILED|ERR_ABORTED/,
});

/** Whatever axe finds in both colour schemes and at these widths is a failure. */
async function expectNoFindings(page: Page, widths = [NARROW, WIDE]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // What lies under the header that stays at the top is not what is looked at.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      // The legacy mode leaves out frames, of which there are none, and so needs no second tab each time.
      const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true);
      const { violations } = await axe.analyze();
      const findings = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
      );
      expect.soft(findings, `${colorScheme} at ${width} px`).toEqual([]);
    }
  }
}

/** How to bring the home page into each of its states. */
const STATES: [name: string, reach: (page: Page) => Promise<unknown>, widths?: number[]][] = [
  ['idle', async () => {}],
  [
    'an empty and an invalid address',
    async (page) => {
      await joinButton(heroForm(page)).click();
      await join(closingForm(page), 'ada@example');
      await expect(heroForm(page).getByRole('alert')).toHaveText(waitlist.errors.emptyEmail);
      await expect(closingForm(page).getByRole('alert')).toHaveText(waitlist.errors.invalidEmail);
    },
  ],
  [
    'submitting',
    async (page) => {
      await hold(page, '**/api/join-waitlist');
      await join(heroForm(page), 'ada@example.com');
      await expect(heroForm(page).getByRole('button')).toHaveText(waitlist.submitting);
    },
  ],
  [
    'still submitting after 8 seconds',
    async (page) => {
      await page.clock.install();
      await page.reload();
      await hold(page, '**/api/join-waitlist');
      await join(heroForm(page), 'ada@example.com');
      await expect(heroForm(page).getByRole('button')).toHaveText(waitlist.submitting);
      await page.clock.fastForward(9000);
      await expect(heroForm(page).getByRole('status')).toHaveText(waitlist.stillWorking);
    },
  ],
  [
    'joined: the closing form’s card and the hero’s banner',
    async (page) => {
      await join(closingForm(page), 'ada@example.com');
      await expect(closingForm(page).getByText(waitlist.success.text)).toBeVisible();
      await expect(heroForm(page).getByText(waitlist.banner)).toBeVisible();
    },
  ],
  [
    'known already',
    async (page) => {
      await answerJoins(page, 409, { success: false, message: 'Email already registered' });
      await join(heroForm(page), 'ada@example.com');
      await expect(heroForm(page).getByText(waitlist.alreadyRegistered.title)).toBeVisible();
    },
  ],
  [
    'refused by the server, and no answer',
    async (page) => {
      await answerJoins(page, 500, {});
      await join(heroForm(page), 'ada@example.com');
      await expect(heroForm(page).getByRole('alert')).toHaveText(waitlist.errors.serverError);
      await page.route('**/api/join-waitlist', (route) => route.abort());
      await join(closingForm(page), 'ada@example.com');
      await expect(closingForm(page).getByRole('alert')).toHaveText(waitlist.errors.networkError);
    },
  ],
  [
    'refused by the server in many words',
    async (page) => {
      await answerJoins(page, 500, { message: 'Nothing works. '.repeat(40) });
      await join(heroForm(page), 'ada@example.com');
      await expect(heroForm(page).getByRole('alert')).toContainText('Nothing works.');
    },
  ],
  [
    'a visitor who returns',
    async (page) => {
      await page.evaluate(() => localStorage.setItem('iris.waitlistEmail', 'ada@example.com'));
      await page.reload();
      await expect(heroForm(page).getByText(waitlist.banner)).toBeVisible();
    },
  ],
  [
    'the Vision Frame listening',
    async (page) => {
      await page.getByRole('button', { name: en.visionFrame.listen }).click();
      await expect(page.getByText(en.visionFrame.transcript.one)).toBeVisible();
    },
  ],
  [
    'the Vision Frame over another window, asking',
    async (page) => {
      await page.getByRole('button', { name: en.visionFrame.calendar.name, exact: true }).click();
      await page.getByRole('button', { name: `Ask ${en.brand.name}` }).click();
      await expect(
        page.getByRole('button', { name: en.visionFrame.calendar.free.question }),
      ).toBeVisible();
    },
  ],
  [
    'the menu open',
    async (page) => {
      await page.setViewportSize({ width: NARROW, height: 844 });
      await page.getByRole('button', { name: en.header.menu }).click();
      await expect(page.getByRole('navigation', { name: en.header.navigation })).toBeVisible();
    },
    [NARROW],
  ],
];

for (const [name, reach, widths] of STATES) {
  test(`axe finds nothing on the home page: ${name}`, async ({ page }) => {
    await openHydrated(page, '/');
    await reach(page);
    await expectNoFindings(page, widths);
  });
}

for (const id of PAGE_IDS.filter((id) => id !== 'home')) {
  test(`axe finds nothing at ${PAGES[id].path}`, async ({ page }) => {
    await openHydrated(page, PAGES[id].path);
    await expectNoFindings(page);
  });
}

test('axe finds nothing in the FAQ with every answer open, nor where a search finds none', async ({
  page,
}) => {
  await openHydrated(page, PAGES.faq.path);
  for (const question of await page.locator('summary').all()) await question.click();
  await expect(page.locator('details:not([open])')).toHaveCount(0);
  await expectNoFindings(page);
  await page.getByRole('searchbox', { name: en.faq.search.label }).fill('zaphod');
  await expect(page.getByText(en.faq.empty.title)).toBeVisible();
  await expectNoFindings(page);
});
