import { createBuilder, type InlineConfig, loadEnv } from 'vite';
import { exampleAddresses } from '../../vite/siteEnvironment.ts';
import { buildServer } from './buildServer.ts';

/**
 * Builds the site and the server, and warns of the example addresses that the site is left with.
 *
 * @param config for the site's build, beside `vite.config.ts`
 */
export async function buildProject(config: InlineConfig): Promise<void> {
  const root = process.cwd();
  const builder = await createBuilder(config);
  await builder.buildApp();
  await buildServer(root, config.logLevel);
  // Last, where they are seen below the list of files.
  const { mode, logger } = builder.config;
  for (const example of exampleAddresses(loadEnv(mode, root))) logger.warn(example);
}
