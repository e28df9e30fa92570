import { buildSite } from '../../../harness/sites/buildSite.ts';
import { siteFolder } from '../../support/fixtures/sites.ts';

/** Global setup that builds the one site whose pages are compared. */
export default function buildPlainSite(): Promise<void> {
  return buildSite(siteFolder('plain'), { env: { QUICK_BUILD: '1' } });
}
