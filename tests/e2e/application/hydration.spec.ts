import type { Locator, Page } from '@playwright/test';
import { closingForm, emailField, heroForm, joinButton } from '../../../harness/browser/forms.ts';
import { hold, SCRIPTS } from '../../../harness/browser/network.ts';
import { hydrated, openHydrated } from '../../../harness/browser/openHydrated.ts';
import { t } from '../../../harness/texts/siteTexts.ts';
import { PAGE_IDS, PAGES } from '../../../src/routes.ts';
import { expect, test } from '../../support/fixtures/test.ts';
import { footerLink, headerLink } from '../../support/links.ts';
import { layoutShift, watchLayoutShift } from '../../support/measure/layoutShift.ts';
import { joinedEarlier } from '../../support/storage.ts';

test.describe('before hydration', () => {
  test('what is typed stays, and a submit takes effect', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    const field = emailField(heroForm(page));
    await field.fill('early@example.com');
    await field.press('Enter');
    await expect(page).toHaveURL('/');
    release();
    await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
  });

  test('an empty submit shows its error afterwards', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    await joinButton(heroForm(page)).click();
    release();
    await expect(heroForm(page).getByRole('alert')).toHaveText(t('waitlist.errors.emptyEmail'));
  });

  test('half-typed text stays, with focus', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    const field = heroForm(page).getByRole('textbox');
    await field.pressSequentially('ada@ex');
    release();
    await hydrated(page);
    await field.pressSequentially('ample.com');
    await expect(field).toHaveValue('ada@example.com');
    await expect(field).toBeFocused();
  });

  test('a click on the menu button opens the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    await page.getByRole('button', { name: t('header.menu') }).click();
    release();
    await expect(page.getByRole('link', { name: t('header.features') }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t('header.menu') })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('a click on Listen shows the transcript', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    await page.getByRole('button', { name: t('visionFrame.listen') }).click();
    release();
    await expect(page.getByText(t('visionFrame.transcript.one'))).toBeVisible();
  });

  test('a press of a sample window moves the Vision Frame there', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    const listen = page.getByRole('button', { name: t('visionFrame.listen') });
    const start = await listen.boundingBox();
    await page.getByText(t('visionFrame.calendar.title'), { exact: true }).click();
    release();
    await expect.poll(() => listen.boundingBox()).not.toEqual(start);
  });

  test('a drag of the Vision Frame goes on', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    const handle = page.getByRole('button', { name: t('visionFrame.move') });
    await handle.scrollIntoViewIfNeeded();
    const start = await handle.boundingBox();
    if (!start) throw new Error('the title bar has no box');
    const { x, y } = { x: start.x + start.width / 2, y: start.y + start.height / 2 };
    await page.mouse.move(x, y);
    await page.mouse.down();
    release();
    // The dock appears once the frame responds.
    await page.getByRole('button', { name: t('visionFrame.code.name'), exact: true }).waitFor();
    await page.mouse.move(x - 1, y);
    await page.mouse.move(x - 101, y, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(async () => Math.round(((await handle.boundingBox())?.x ?? 0) - start.x))
      .toBe(-100);
  });

  test('Join Waitlist focuses the field', async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/');
    await headerLink(page, t('common.joinWaitlist')).click();
    release();
    await expect(heroForm(page).getByRole('textbox')).toBeFocused();
  });

  test('a link works as a link', async ({ page }) => {
    await hold(page, SCRIPTS);
    await page.goto('/');
    await headerLink(page, t('header.faq')).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeVisible();
  });
});

/** Clicks the element the moment the application responds, while parts of the page hydrate. */
async function clickAtOnce(page: Page, target: Locator) {
  await target.evaluate((element) => {
    const root = document.documentElement;
    new MutationObserver((_, observer) => {
      if (root.dataset.scripts !== 'ready') return;
      observer.disconnect();
      (element as HTMLElement).click();
    }).observe(root, { attributeFilter: ['data-scripts'] });
  });
  await hydrated(page);
}

test.describe('while parts of the page are still to hydrate', () => {
  test('a click submits what is typed', async ({ page }) => {
    await page.goto('/');
    const form = heroForm(page);
    await emailField(form).evaluate((field: HTMLInputElement) => {
      field.value = 'ada@example.com';
    });
    await clickAtOnce(page, joinButton(form));
    await expect(form.getByText(t('waitlist.banner'))).toBeVisible();
  });

  test('Enter submits', async ({ page }) => {
    await page.goto('/');
    const field = emailField(heroForm(page));
    await field.fill('ada@example.com');
    await page.locator('html[data-scripts="ready"]').waitFor({ state: 'attached' });
    await field.press('Enter');
    await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
  });

  test('the closing form submits', async ({ page }) => {
    await page.goto('/');
    await clickAtOnce(page, joinButton(closingForm(page)));
    await expect(closingForm(page).getByRole('alert')).toHaveText(t('waitlist.errors.emptyEmail'));
  });

  test('the menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const button = page.getByRole('button', { name: t('header.menu') });
    await clickAtOnce(page, button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('Listen shows the transcript', async ({ page }) => {
    await page.goto('/');
    await clickAtOnce(page, page.getByRole('button', { name: t('visionFrame.listen') }));
    await expect(page.getByText(t('visionFrame.transcript.one'))).toBeVisible();
  });

  test('a click on Listen as the Vision Frame begins to hydrate counts once', async ({ page }) => {
    await page.goto('/');
    const listen = page.getByRole('button', { name: t('visionFrame.listen') });
    await listen.evaluate((button) => {
      const { addEventListener } = Element.prototype;
      // React listens to all events of a root before it hydrates it.
      Element.prototype.addEventListener = function (
        this: Element,
        ...parameters: Parameters<typeof addEventListener>
      ) {
        addEventListener.apply(this, parameters);
        const isFrame = this.id !== 'root' && this.contains(button);
        if (parameters[0] !== 'mouseup' || !isFrame) return;
        Element.prototype.addEventListener = addEventListener;
        queueMicrotask(() => (button as HTMLElement).click());
      };
    });
    await hydrated(page);
    await listen.scrollIntoViewIfNeeded();
    await expect(page.getByText(t('visionFrame.hint'))).toBeVisible();
    await expect(listen).toHaveAttribute('aria-pressed', 'true');
  });

  test('a question opens and stays open', async ({ page }) => {
    await page.goto('/faq');
    const question = page.getByRole('group').first();
    await clickAtOnce(page, question.locator('summary'));
    await allHydrated(page);
    await expect(question).toHaveAttribute('open');
  });

  test('a link of the footer leads to its page', async ({ page }) => {
    await page.goto('/');
    await clickAtOnce(page, footerLink(page, t('footer.about')));
    await expect(page.getByRole('heading', { level: 1, name: t('about.title') })).toBeFocused();
  });
});

test('a question that was opened before hydration stays open', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/faq');
  const question = page.getByRole('group').first();
  await question.locator('summary').click();
  release();
  await hydrated(page);
  await allHydrated(page);
  await expect(question).toHaveAttribute('open');
});

/** Waits until React has attached to every part of the page. */
async function allHydrated(page: Page): Promise<void> {
  const waiting = () =>
    page
      .locator('#root :is(header, section, footer, form, details)')
      .evaluateAll(
        (parts) =>
          parts.filter((part) => !Object.keys(part).some((name) => name.startsWith('__reactFiber')))
            .length,
      );
  await expect.poll(waiting).toBe(0);
}

for (const id of PAGE_IDS.filter((id) => id !== 'notFound')) {
  test(`hydrating ${PAGES[id].path} adds no style and keeps the language`, async ({ page }) => {
    await page.addInitScript(() => {
      const note = (change: string) => {
        document.documentElement.dataset.changes = `${document.documentElement.dataset.changes ?? ''}${change}\n`;
      };
      const { insertRule } = CSSStyleSheet.prototype;
      CSSStyleSheet.prototype.insertRule = function (rule, index) {
        note(rule);
        return insertRule.call(this, rule, index);
      };
      addEventListener('DOMContentLoaded', () => {
        new MutationObserver((changes) => {
          for (const { attributeName } of changes) note(`<html ${attributeName}>`);
        }).observe(document.documentElement, { attributeFilter: ['lang', 'dir'] });
      });
    });
    await openHydrated(page, PAGES[id].path);
    await allHydrated(page);
    // The dock appears with the Vision Frame's code, and its styles with it.
    if (id === 'home') {
      const button = page.getByRole('button', { name: t('visionFrame.code.name'), exact: true });
      await button.waitFor();
      await button.evaluate((element) => {
        const dock = element.closest('ul');
        const { dataset } = document.documentElement;
        const names = [dock, ...(dock?.querySelectorAll('*') ?? [])].map((part) =>
          part?.getAttribute('class'),
        );
        dataset.changes = dataset.changes
          ?.split('\n')
          .filter((rule) => !names.some((name) => name && rule.includes(`.${name}`)))
          .join('\n');
      });
    }
    const changes = await page.evaluate(() => document.documentElement.dataset.changes ?? '');
    expect(changes).toBe('');
  });
}

test('a returning visitor who types before hydration keeps the form and the text', async ({
  page,
}) => {
  await joinedEarlier(page);
  const release = await hold(page, SCRIPTS);
  await page.goto('/');
  const field = heroForm(page).getByRole('textbox');
  await field.fill('bob@example.com');
  release();
  await hydrated(page);
  await expect(field).toHaveValue('bob@example.com');
});

test('a returning visitor sees the banner without the page moving', async ({ page }) => {
  await joinedEarlier(page);
  await watchLayoutShift(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, '/');
    await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  }
});

test.describe('when the application cannot be fetched', () => {
  test.use({ expectedErrors: /ERR_FAILED .*\/assets\/[^/]+\.js$/ });

  test('the page reads, and the form says how to join by mail', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/');
    const note = heroForm(page).getByText(t('waitlist.withoutScripts.text'));
    await heroForm(page).getByRole('textbox').fill('ada@example.com');
    await expect(note).toBeVisible();
    await expect(
      heroForm(page).getByRole('link', { name: /support@iris\.example/ }),
    ).toHaveAttribute('href', 'mailto:support@iris.example?subject=Join%20the%20waitlist');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a press of the button sends nothing, and keeps the text', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/');
    await emailField(heroForm(page)).fill('ada@example.com');
    await expect(heroForm(page).getByText(t('waitlist.withoutScripts.text'))).toBeVisible();
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await joinButton(heroForm(page)).click();
    await emailField(heroForm(page)).press('Enter');
    await expect(emailField(heroForm(page))).toHaveValue('ada@example.com');
    expect(posts).toEqual([]);
  });
});

test.describe('without scripts', () => {
  // The static document accepts no POST.
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 405 / });

  test('the form says how to join by mail, and an address never gets into a URL', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(heroForm(page).getByText(t('waitlist.withoutScripts.text'))).toBeVisible();
    await emailField(heroForm(page)).fill('ada@example.com');
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      joinButton(heroForm(page)).click(),
    ]);
    expect(response.url()).not.toContain('ada');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.url()).not.toContain('ada');
  });

  test('the menu’s links are there on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const link = headerLink(page, t('header.faq'));
    await expect(link).toBeVisible();
  });
});
