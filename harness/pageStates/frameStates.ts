import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { REGIONS } from '../../src/sections/visionFrame/scene/regions.ts';
import { statesOf } from './pageState.ts';

type Region = (typeof REGIONS)[number];

/** States of the Vision Frame: over each window, asking and asked there, and listening. */
export const FRAME_STATES = [
  ...REGIONS.flatMap((region) =>
    statesOf('home', {
      [`the Vision Frame over ${region.id}`]: (page, t) => moveOver(page, t, region),
      [`the Vision Frame over ${region.id}, asking`]: async (page, t) => {
        await moveOver(page, t, region);
        await ask(page, t, region);
      },
      [`the Vision Frame over ${region.id}, asked`]: async (page, t) => {
        const { question, answer } = region.questions[2];
        await moveOver(page, t, region);
        await ask(page, t, region);
        await page.getByRole('button', { name: t(question) }).click();
        await page.getByText(t(answer)).waitFor();
      },
    }),
  ),
  ...statesOf('home', {
    'the Vision Frame listening': async (page, t) => {
      await scrollToFrame(page, t);
      await page.getByRole('button', { name: t('visionFrame.listen'), exact: true }).click();
      await page.getByText(t('visionFrame.transcript.four')).waitFor();
    },
  }),
];

async function moveOver(page: Page, t: TFunction, { name, questions }: Region): Promise<void> {
  await scrollToFrame(page, t);
  await page.getByRole('button', { name: t(name), exact: true }).click();
  await page.getByText(t(questions[0].answer)).waitFor();
}

async function ask(page: Page, t: TFunction, { questions }: Region): Promise<void> {
  await page.getByRole('button', { name: t('visionFrame.ask'), exact: true }).click();
  await page.getByRole('button', { name: t(questions[2].question) }).waitFor();
}

/** Scrolls to the frame: its code is fetched when it comes into the viewport. */
function scrollToFrame(page: Page, t: TFunction): Promise<void> {
  return page.getByRole('button', { name: t('visionFrame.move') }).scrollIntoViewIfNeeded();
}
