import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { WaitlistDatabase } from '../database/openDatabase.ts';
import type { CommandResult } from './options.ts';

/**
 * Milliseconds. Less than the 30 days that the privacy page promises, even if a night is missed.
 */
const MAX_AGE = 28 * 24 * 60 * 60_000;

/** The number of backups that are kept, however old, until newer ones exist. */
const KEPT = 3;

/**
 * Deletes old backups in a folder. If the clock is far ahead, keeps backups that are old only by
 * the clock, and fails once, so that systemd alerts the operator.
 */
export async function deleteOldBackups(
  { trustedTime }: Pick<WaitlistDatabase, 'trustedTime'>,
  folder: string,
): CommandResult {
  const now = await trustedTime.advance();
  const backups = readdirSync(folder)
    .filter((name) => /^waitlist-.*\.db$/.test(name))
    .map((name) => join(folder, name))
    .map((file) => ({ file, time: statSync(file).mtimeMs }))
    .sort((one, other) => other.time - one.time);
  for (const { file, time } of backups.slice(KEPT)) {
    if (now.getTime() - time >= MAX_AGE) rmSync(file);
  }
  const problem = await trustedTime.problem();
  if (problem === undefined || !(await trustedTime.isNewProblem())) return undefined;
  console.log(problem);
  return 'failed';
}
