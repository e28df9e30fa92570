/*
 * `npm start`: builds the site and serves it with the embedded waitlist API, using the same server
 * bundle as production. A child process builds, so that its memory is freed when it is done. This
 * one becomes the server as soon as the pages exist, while the child draws the share images.
 */
import { fork } from 'node:child_process';

const build = fork('tools/commands/build.ts', {
  execArgv: ['--import', 'tsx'],
  // This server also answers the API.
  env: { ...process.env, VITE_API_BASE_URL: '' },
});
let isServing = false;
build.on('exit', (code) => {
  // If only the share images fail, pages are still served.
  if (code !== 0 && !isServing) process.exit(code ?? 1);
});
build.once('message', () => {
  isServing = true;
  void import(new URL('../../build/server.js', import.meta.url).href);
});
