import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { test as trackedTest } from '../../support/trackedSite.ts';

/** Runs `npm run analytics -- check`, and returns its exit code and what it printed. */
function check(url: string, env = process.env): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'tools/commands/analytics.ts', 'check', url],
      { env },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, output: stdout + stderr }),
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

trackedTest(
  'the check of a live site reads what is sent to PostHog',
  async ({ baseURL, launchOptions }, testInfo) => {
    trackedTest.skip(process.platform === 'win32', 'the browser is a shell script');
    // A browser that finds the stand-in for PostHog, as the one of this test does.
    const { executablePath = chromium.executablePath(), args = [] } = launchOptions;
    const rule = args.find((argument) => argument.startsWith('--host-resolver-rules'));
    const browser = testInfo.outputPath('chromium');
    await writeFile(browser, `#!/bin/sh\nexec '${executablePath}' '${rule}' "$@"\n`, {
      mode: 0o755,
    });
    const checked = await check(baseURL as string, { ...process.env, CHROMIUM_PATH: browser });
    expect(checked).toEqual({ code: 0, output: expect.stringContaining('✓ ') });
  },
);
