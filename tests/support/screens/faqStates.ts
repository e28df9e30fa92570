import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { QUESTIONS, type Question } from '../faqTexts.ts';
import { statesOf } from './pageState.ts';

/** States of the FAQ: all answers open, and searches. */
export const FAQ_STATES = statesOf('faq', {
  'every answer open': async (page) => {
    await page.locator('summary').evaluateAll((questions: HTMLElement[]) => {
      for (const question of questions) question.click();
    });
    await page.locator('details:not([open])').waitFor({ state: 'detached' });
  },
  'a search that finds some': async (page, t) => {
    const [{ texts }] = QUESTIONS as [Question];
    const [word = ''] = t(`${texts}.question`).split(/\s/);
    await search(page, t, word);
    await page.locator('mark').first().waitFor();
  },
  'a search that finds none': async (page, t) => {
    await search(page, t, 'zaphod');
    await page.getByText(t('faq.empty.title')).waitFor();
  },
});

function search(page: Page, t: TFunction, term: string): Promise<void> {
  return page.getByRole('searchbox', { name: t('faq.search.label') }).fill(term);
}
