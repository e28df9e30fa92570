import { parseArgs } from 'node:util';
import { type LogLevel, loadEnv } from 'vite';
import { exampleAddresses } from '../../vite/siteEnvironment.ts';
import { buildProject } from './buildProject.ts';

/*
 * `npm run build`: the static site in `dist/`, and the server for it in `build/`.
 * `npm run build -- --production`: the same, or nothing if the site would name an example address.
 * The other options are those of `vite build`; they concern the site.
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
