import { parseArgs } from 'node:util';
import type { LogLevel } from 'vite';
import { logStep } from '../../prerender/logStep.ts';
import { exampleAddresses } from '../../prerender/siteEnvironment.ts';
import { summary } from '../i18n/summary.ts';

/*
 * `npm run build`: builds the static site into `dist/` and its server into `build/`.
 * `npm run build -- --production`: fails first if the site would contain an example address.
 * `npm run build -- --static`: builds only what a static host serves.
 * The other options are those of `vite build` and apply to the site.
 */

// A process that a signal kills would leave the prerenderer's temporary folder behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
try {
  await build(process.argv.slice(2));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}

async function build(args: string[]): Promise<void> {
  const {
    production,
    static: isStatic,
    mode,
    logLevel,
    outDir,
    emptyOutDir,
  } = parseArgs({
    args,
    options: {
      production: { type: 'boolean' },
      static: { type: 'boolean' },
      mode: { type: 'string', default: 'production' },
      logLevel: { type: 'string', default: 'warn' },
      outDir: { type: 'string', default: 'dist' },
      emptyOutDir: { type: 'boolean' },
    },
  }).values;
  // Loading Vite takes a second, so print a line first.
  logStep('Loading Vite');
  const { createBuilder, loadEnv } = await import('vite');
  const { buildServer } = await import('./buildServer.ts');
  const root = process.cwd();
  const examples = exampleAddresses(loadEnv(mode, root));
  if (production && examples.length > 0) {
    console.error(`A production build needs real addresses.\n${examples.join('\n')}`);
    process.exitCode = 1;
    return;
  }
  for (const example of examples) console.warn(example);
  // Vite passes no other options to the prerenderer.
  process.env.STATIC_BUILD = isStatic ? '1' : '';
  const builder = await createBuilder({
    mode,
    logLevel: logLevel as LogLevel,
    build: { outDir, emptyOutDir: emptyOutDir ?? null },
  });
  if (!isStatic) {
    logStep('Bundling the server');
    await buildServer(root, logLevel as LogLevel);
  }
  await builder.buildApp();
  logStep('Done');
  for (const line of summary(root)) console.log(line);
}
