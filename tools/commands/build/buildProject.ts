import { createBuilder, type InlineConfig, loadEnv } from 'vite';
import { exampleAddresses } from '../../../prerender/siteEnvironment.ts';
import { buildServer } from './buildServer.ts';

/**
 * Builds the site and the server, and warns about example addresses in the site.
 *
 * @param config options for the site's build, in addition to `vite.config.ts`
 */
export async function buildProject(config: InlineConfig): Promise<void> {
  const root = process.cwd();
  const builder = await createBuilder(config);
  await builder.buildApp();
  await buildServer(root, config.logLevel);
  // Printed last, below the list of files, where they are seen.
  const { mode, logger } = builder.config;
  for (const example of exampleAddresses(loadEnv(mode, root))) logger.warn(example);
}
