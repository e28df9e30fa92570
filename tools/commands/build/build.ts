import { parseArgs } from 'node:util';
import { type LogLevel, loadEnv } from 'vite';
import { exampleAddresses } from '../../../prerender/siteEnvironment.ts';
import { buildProject } from './buildProject.ts';

/*
 * `npm run build`: builds the static site into `dist/` and its server into `build/`.
 * `npm run build -- --production`: fails first if the site would contain an example address.
 * The other options are those of `vite build` and apply to the site.
 */
try {
  await build(process.argv.slice(2));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}

async function build(args: string[]): Promise<void> {
  const { production, mode, logLevel, outDir, emptyOutDir } = parseArgs({
    args,
    options: {
      production: { type: 'boolean' },
      mode: { type: 'string', default: 'production' },
      logLevel: { type: 'string', default: 'info' },
      outDir: { type: 'string', default: 'dist' },
      emptyOutDir: { type: 'boolean' },
    },
  }).values;
  const refused = production ? exampleAddresses(loadEnv(mode, process.cwd())) : [];
  if (refused.length > 0) {
    console.error(`A production build needs real addresses.\n${refused.join('\n')}`);
    process.exitCode = 1;
    return;
  }
  await buildProject({
    mode,
    logLevel: logLevel as LogLevel,
    build: { outDir, emptyOutDir: emptyOutDir ?? null },
  });
}
