import { DAY } from '../day.ts';
import type { DatabaseConnection } from './databaseConnection.ts';
import { createMetadata } from './metadataQueries.ts';

/** The most that the clock may move between two runs of `advance`, even with a stop in between. */
const MAX_STEP = 2 * DAY;

/**
 * Keeps the time that deletions compare with. It follows the clock, but not at once if the clock
 * jumps ahead: only after the service has run for a day, so that the operator can notice.
 */
export function createTrustedTime(connection: Pick<DatabaseConnection, 'query' | 'write'>) {
  const { read, write } = createMetadata(connection);
  let lastRun = performance.now();
  const readTime = async () => {
    const stored = await read('trustedTime');
    return stored === undefined ? new Date() : new Date(stored);
  };
  return {
    /** Moves the time on. Resolves to it. To be called regularly. */
    async advance(): Promise<Date> {
      const trusted = await readTime();
      const now = new Date();
      const elapsed = performance.now() - lastRun;
      lastRun += elapsed;
      if (isAhead(trusted, now)) {
        const waited = Number((await read('clockAheadFor')) ?? 0) + elapsed;
        await write('clockAheadFor', String(waited));
        if (waited < DAY) return trusted;
      }
      await write('trustedTime', now.toISOString());
      await write('clockAheadFor', '0');
      return now;
    },
    /** Resolves to a sentence if the clock is too far ahead to be believed, else to undefined. */
    async problem(): Promise<string | undefined> {
      const trusted = await readTime();
      const now = new Date();
      if (!isAhead(trusted, now)) return undefined;
      return (
        `The clock says ${now.toISOString()}, two days or more after ${trusted.toISOString()}. ` +
        'Nothing is deleted until it is set right, or the service has run for a day.'
      );
    },
    /** Resolves to whether this is the first call about the current problem. */
    async isNewProblem(): Promise<boolean> {
      const trusted = (await readTime()).toISOString();
      if ((await read('clockAlert')) === trusted) return false;
      await write('clockAlert', trusted);
      return true;
    },
  };
}

function isAhead(trusted: Date, now: Date): boolean {
  return now.getTime() - trusted.getTime() > MAX_STEP;
}
