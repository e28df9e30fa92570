import { siteFolder } from '../../support/fixtures/sites.ts';
import { buildSite } from '../../support/sites/buildSite.ts';

/** Global setup that builds the one site whose pages are compared. */
export default function buildPlainSite(): Promise<void> {
  return buildSite(siteFolder('plain'), { env: { QUICK_BUILD: '1' } });
}
