import { readFile, writeFile } from 'node:fs/promises';
import { type Browser, test } from '@playwright/test';

/** Holds the major version of Chromium that the pictures were accepted with. */
const FILE = 'tests/pictures/accepted/chromium-version.txt';

/**
 * Skips the pictures in another version of Chromium than they were accepted with, and says so: it may
 * draw a letter's edge differently.
 */
export async function requireAcceptedChromium(browser: Browser): Promise<void> {
  const [version = ''] = browser.version().split('.');
  if (test.info().config.updateSnapshots === 'changed') return writeFile(FILE, `${version}\n`);
  const accepted = (await readFile(FILE, 'utf8')).trim();
  if (version === accepted) return;
  const message =
    `NO PICTURE WAS COMPARED: this is Chromium ${version}, and they were accepted with ${accepted}. ` +
    'Accept them with this one, in a commit of its own: npm run test:pictures -- --update-snapshots';
  // GitHub shows such a line beside the pull request.
  console.warn(`${process.env.GITHUB_ACTIONS ? '::warning::' : ''}${message}`);
  test.skip(true, message);
}
