import { test as setup } from '@playwright/test';
import { ensureSite } from './ensureSite.ts';
import { SITES, type SiteName } from './sites.ts';

/* Builds the sites before the browser tests, with a line for each. */
setup.describe.configure({ mode: 'parallel', timeout: 180_000 });

for (const name of Object.keys(SITES) as SiteName[]) {
  setup(`build the ${name} site, unless nothing has changed`, () => ensureSite(name));
}
