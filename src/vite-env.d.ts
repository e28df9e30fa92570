import type { SiteEnvironment } from './config.ts';

declare global {
  interface ImportMetaEnv extends Readonly<SiteEnvironment> {}
}
