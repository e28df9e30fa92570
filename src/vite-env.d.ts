import type { SiteEnvironment } from './config.ts';
import type { SiteFiles } from './document/siteData.ts';

declare global {
  interface ImportMetaEnv extends Readonly<SiteEnvironment> {}

  // Constants that the build defines when it bundles `boot.ts` and `start.ts`.
  /** URL of `start.ts`, bundled. */
  const START_URL: string;
  const SITE_FILES: SiteFiles;
}
