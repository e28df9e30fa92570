import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Figures } from '../../server/database/figures.ts';
import { ENDPOINTS } from '../../src/rules/contract.ts';
import type { Site } from './sites/startSite.ts';
import { t } from './siteTexts.ts';

/** The privacy policy's switch, by which a visitor objects to tracking. */
export const countingSwitch = (page: Page) =>
  page.getByRole('switch', { name: t('privacy.counting.label') });

/** Returns the token that the server has made. */
export const adminToken = ({ dataDir }: Site) =>
  readFileSync(path.join(dataDir, 'admin-token'), 'utf8').trim();

/** Reads the waitlist's figures of all days, as the team does. */
export async function readFigures(site: Site): Promise<Figures> {
  const headers = { Authorization: `Bearer ${adminToken(site)}` };
  const response = await fetch(`${site.url}${ENDPOINTS.waitlistStats}?days=all`, { headers });
  return response.json();
}
