import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { REPORT_DELAY } from '../../analytics/ownCounting.ts';
import { t } from './siteTexts.ts';

/** The privacy policy's switch, by which a visitor objects to being counted. */
export const countingSwitch = (page: Page) =>
  page.getByRole('switch', { name: t('privacy.counting.label') });

/** Waits until a page has reported what happened, if it reports it at all. */
export const waitForReport = () => wait(REPORT_DELAY + 500);
