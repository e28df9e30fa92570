/*
 * `npm start`: builds the site and serves it with the embedded waitlist API, using the same server
 * bundle as production. A process of its own builds, so that its memory is free when it is done;
 * this one becomes the server as soon as the pages are there, while the other draws the share images.
 */
import { fork } from 'node:child_process';

const build = fork('tools/commands/build.ts', {
  execArgv: ['--import', 'tsx'],
  // This server is the API.
  env: { ...process.env, VITE_API_BASE_URL: '' },
});
let isServing = false;
build.on('exit', (code) => {
  // Pages are served without share images too.
  if (code !== 0 && !isServing) process.exit(code ?? 1);
});
build.once('message', () => {
  isServing = true;
  void import(new URL('../../build/server.js', import.meta.url).href);
});
