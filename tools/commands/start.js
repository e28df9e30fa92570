/*
 * `npm start`: builds the site and serves it with the embedded waitlist API, using the same server
 * bundle as production. A child process builds, so that its memory is freed when it is done.
 */
import { spawnSync } from 'node:child_process';
import './requirePackages.js';

const build = spawnSync(process.execPath, ['--import', 'tsx', 'tools/commands/build.ts'], {
  stdio: 'inherit',
  // This server also answers the API.
  env: { ...process.env, VITE_API_BASE_URL: '' },
});
if (build.status !== 0) process.exit(build.status ?? 1);
await import(new URL('../../build/server.js', import.meta.url).href);
