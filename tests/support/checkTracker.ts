import { execFile } from 'node:child_process';

/** The check starts a browser, visits twice, and waits for what is still to be sent. */
export const CHECK_TIMEOUT = 90_000;

/** Runs `npm run analytics -- check` against a site, and returns its exit code and what it printed. */
export function checkTracker(url: string): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'tools/commands/analytics.ts', 'check', url],
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    );
  });
}
