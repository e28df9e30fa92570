import { execFile } from 'node:child_process';
import { expect, test } from '../../support/test.ts';

for (const [siteName, code, said] of [
  ['counted', 0, '✓ '],
  ['plain', 1, '✗ Nothing was sent'],
] as const) {
  test(`the check of a live site says of the ${siteName} site: ${said}`, async ({ sharedSite }) => {
    const { url } = await sharedSite(siteName);
    const command = ['--import', 'tsx', 'tools/commands/analytics.ts', 'check', url];
    const checked = await new Promise((resolve) => {
      execFile(process.execPath, command, (error, stdout) => resolve([error?.code ?? 0, stdout]));
    });
    expect(checked).toEqual([code, expect.stringContaining(said)]);
  });
}
