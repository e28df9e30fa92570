import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type FullConfig } from '@playwright/test';

/** Holds the major version of Chromium that the pictures were accepted with. */
const FILE = 'tests/pictures/accepted/chromium-version.txt';

/**
 * Global setup that lets pictures be compared only by the version of Chromium that they were
 * accepted with, because another may draw a letter's edge differently. Ends the run otherwise, and
 * says so.
 */
export default async function requireAcceptedChromium(config: FullConfig): Promise<void> {
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions);
  const [version = ''] = browser.version().split('.');
  await browser.close();
  if (config.updateSnapshots === 'changed') return writeFile(FILE, `${version}\n`);
  const accepted = (await readFile(FILE, 'utf8')).trim();
  if (version === accepted) return;
  // GitHub shows such a line beside the pull request.
  const prefix = process.env.GITHUB_ACTIONS ? '::warning::' : '';
  console.warn(
    `${prefix}NO PICTURE WAS COMPARED: this is Chromium ${version}, and they were accepted with ${accepted}. ` +
      'Accept them with this one, in a commit of its own: npm run test:pictures -- --update-snapshots',
  );
  process.exit(0);
}
