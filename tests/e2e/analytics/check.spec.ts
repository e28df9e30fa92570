import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '../../support/test.ts';

/** Runs `npm run analytics -- check`. */
function check(url: string) {
  const command = ['--import', 'tsx', 'tools/commands/analytics.ts', 'check', url];
  return promisify(execFile)(process.execPath, command);
}

test('the check of a live site tells a site that counts its visits from one that does not', async ({
  sharedSite,
}) => {
  const [counted, plain] = await Promise.all([sharedSite('counted'), sharedSite('plain')]);
  const [good, silent] = await Promise.allSettled([check(counted.url), check(plain.url)]);
  expect(good).toMatchObject({ value: { stdout: expect.stringContaining('✓ ') } });
  const stdout = expect.stringContaining('✗ Nothing was sent');
  expect(silent).toMatchObject({ reason: { code: 1, stdout } });
});
