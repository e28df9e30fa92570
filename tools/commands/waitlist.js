/*
 * `npm run waitlist`: runs the built commands if there is a build, as in production, or else their
 * source, which needs the development packages.
 */
import { existsSync } from 'node:fs';

const built = new URL('../../build/waitlist.js', import.meta.url);
const source = new URL('../../server/waitlistCommand.ts', import.meta.url);

if (existsSync(built)) {
  await import(built.href);
} else {
  const tsx = existsSync(source) && (await import('tsx/esm/api').catch(() => undefined));
  if (tsx) {
    await tsx.tsImport(source.href, import.meta.url);
  } else {
    console.error('build/waitlist.js is missing. Run `npm run build` first.');
    process.exitCode = 1;
  }
}
