import { execFile } from 'node:child_process';
import { expect, test } from '../../support/test.ts';

/** Runs `npm run analytics -- check`, and returns its exit code and what it printed. */
function check(url: string): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'tools/commands/analytics.ts', 'check', url];
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    );
  });
}

test('the check of a live site tells a site that counts its visits from one that does not', async ({
  sharedSite,
}) => {
  const [counted, plain] = await Promise.all([sharedSite('counted'), sharedSite('plain')]);
  const [good, silent] = await Promise.all([check(counted.url), check(plain.url)]);
  expect(good).toEqual({ code: 0, output: expect.stringContaining('✓ ') });
  expect(silent).toEqual({ code: 1, output: expect.stringContaining('✗ Nothing was sent') });
});
