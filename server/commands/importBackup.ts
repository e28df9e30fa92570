import type { WaitlistDatabase } from '../database/waitlistDatabase.ts';
import { openBackup } from './backupFile.ts';

/**
 * Adds what a backup holds to the waitlist, then looks every address of the file up. Prints both
 * numbers. Resolves to `failed` when an address of the file is neither on the list nor left out
 * because it unsubscribed.
 */
export async function importBackup(
  { waitlist }: Pick<WaitlistDatabase, 'waitlist'>,
  file: string,
): Promise<'done' | 'failed'> {
  const backup = await openBackup(file);
  try {
    await waitlist.importUnsubscribed(backup.unsubscribed());
    const added = await waitlist.import(backup.entries());
    const count = await backup.count();
    const { listed, unsubscribed } = await waitlist.tally(backup.entries());
    const leftOut = unsubscribed > 0 ? `, ${unsubscribed} skipped (unsubscribed)` : '';
    console.log(`Added ${added}. File ${count}, list ${listed}${leftOut}.`);
    if (listed + unsubscribed === count) return 'done';
    console.log(
      'Addresses of the file are missing from the list. Keep the file, and import again.',
    );
    return 'failed';
  } finally {
    backup.close();
  }
}
