import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import type { RegionId } from '../../../src/sections/visionFrame/scene/regions.ts';
import type { Reach } from './pageState.ts';

/** States of the Vision Frame: asked and asking over one window, listening, and over the others. */
export const FRAME_STATES = {
  'the Vision Frame asked': async (page, t) => {
    await ask(page, t);
    await page.getByRole('button', { name: t('visionFrame.sheet.total.question') }).click();
    await page.getByText(t('visionFrame.sheet.total.answer')).waitFor();
  },
  'the Vision Frame asking': ask,
  'the Vision Frame listening': async (page, t) => {
    await scrollToFrame(page, t);
    await page.getByRole('button', { name: t('visionFrame.listen'), exact: true }).click();
    await page.getByText(t('visionFrame.transcript.four')).waitFor();
  },
  'the Vision Frame over the messages': (page, t) => moveOver(page, t, 'messages'),
  'the Vision Frame over the code': (page, t) => moveOver(page, t, 'code'),
  'the Vision Frame over the calendar': (page, t) => moveOver(page, t, 'calendar'),
} satisfies Record<string, Reach>;

async function moveOver(page: Page, t: TFunction, id: RegionId): Promise<void> {
  await scrollToFrame(page, t);
  await page.getByRole('button', { name: t(`visionFrame.${id}.name`), exact: true }).click();
  await page.getByText(t(`visionFrame.${id}.source`)).waitFor();
}

async function ask(page: Page, t: TFunction): Promise<void> {
  await scrollToFrame(page, t);
  await page.getByRole('button', { name: t('visionFrame.ask'), exact: true }).click();
  await page.getByRole('button', { name: t('visionFrame.sheet.total.question') }).waitFor();
}

/** Scrolls to the frame: its code is fetched when it comes into the viewport. */
function scrollToFrame(page: Page, t: TFunction): Promise<void> {
  return page.getByRole('button', { name: t('visionFrame.move') }).scrollIntoViewIfNeeded();
}
