import { siteFolder } from '../../support/fixtures/sites.ts';
import { buildSite } from '../../support/sites/buildSite.ts';

/** Builds the sites that the journeys visit. Each uses the same command as a real build. */
export default async function buildSites(): Promise<void> {
  const env = { QUICK_BUILD: '1' };
  await Promise.all([
    buildSite(siteFolder('plain'), { env }),
    buildSite(siteFolder('counted'), { env: { ...env, VITE_ANALYTICS: 'self' } }),
  ]);
}
