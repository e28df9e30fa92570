import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { GrowthFigures } from '../../analytics/growthFigures.ts';
import { REPORT_DELAY } from '../../analytics/ownCounting.ts';
import { ENDPOINTS } from '../../src/rules/contract.ts';
import type { Site } from './sites/startSite.ts';
import { t } from './siteTexts.ts';

/** The privacy policy's switch, by which a visitor objects to being counted. */
export const countingSwitch = (page: Page) =>
  page.getByRole('switch', { name: t('privacy.counting.label') });

/** Waits until a page has reported what happened, if it reports it at all. */
export const waitForReport = () => wait(REPORT_DELAY + 500);

/** Returns the token that the server has made. */
export const adminToken = ({ dataDir }: Site) =>
  readFileSync(path.join(dataDir, 'admin-token'), 'utf8').trim();

/** Reads what the growth team reads. */
export async function figures(site: Site, by = 'source'): Promise<GrowthFigures> {
  const headers = { Authorization: `Bearer ${adminToken(site)}` };
  const response = await fetch(`${site.url}${ENDPOINTS.growth}?by=${by}`, { headers });
  return response.json();
}
