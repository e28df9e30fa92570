import type { FiguresRange } from '../../analytics/figuresRange.ts';
import { type Measure, NONE, OTHER, type Tally } from '../../analytics/growthFigures.ts';
import type { DatabaseConnection } from '../database/databaseConnection.ts';
import type { Outcome } from '../database/origins.ts';
import type { SignupHour } from '../database/signupHours.ts';
import { type Log, reasonOf } from '../log.ts';
import { createBatches } from './batches.ts';
import { hasCountingDatabase, openCountingDatabase } from './countingDatabase.ts';
import { forgetCounts } from './forgetCounts.ts';
import { createForwarding, type PostHogProject } from './forwardToPostHog.ts';
import { createNewcomers } from './newcomers.ts';
import { readFigures } from './readFigures.ts';
import type { AcceptedReport } from './readReport.ts';
import { type Part, writeCounts } from './writeCounts.ts';

/** The longest that a report waits in memory, in milliseconds; a crash loses that much. */
const WRITE_INTERVAL = 1_000;
/** Parts in one transaction, during which SQLite blocks the thread. */
const BATCH = 200;
/** The most parts that wait while the database fails. Later ones are refused. */
const MAX_WAITING = 10_000;
/** The new words of a dimension. */
const NEW_WORDS = { hour: 20, day: 20, all: 1_000, known: 20_000 };
const NEW_RELEASES = { hour: 3, day: 3, all: 10, known: 1_000 };

export type Growth = ReturnType<typeof createGrowth>;

interface GrowthOptions {
  databaseUrl: string;
  /** The PostHog project that also gets the events. */
  posthog?: PostHogProject | undefined;
  log: Log;
}

/**
 * Counts visits. The database is opened at its first use, and again after a failure to open it. A
 * failure is logged once, until a write succeeds; nothing else on the server depends on this.
 */
export function createGrowth({ databaseUrl, posthog, log }: GrowthOptions) {
  const limited = ['source', 'referrer', 'campaign'] as const;
  const limits = limited.map((name) => ({ name, isLetIn: createNewcomers(NEW_WORDS) }));
  const isRelease = createNewcomers(NEW_RELEASES);
  let connection: Promise<DatabaseConnection> | undefined;
  const waiting: Part[] = [];
  let tallies = new Map<Tally, number>();
  const onFailure = (error: unknown) => log({ event: 'counting.failed', error: reasonOf(error) });

  const open = () => {
    connection ??= openCountingDatabase(databaseUrl).catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };
  const isWaiting = () => waiting.length + tallies.size > 0;
  const send = async () => {
    // A site that does not count its visits has no database for them.
    if (!isWaiting()) return false;
    const [parts, counts] = [waiting.slice(0, BATCH), tallies];
    tallies = new Map();
    try {
      await writeCounts(await open(), parts, counts);
    } catch (error) {
      for (const [name, count] of counts) tally(name, count);
      throw error;
    }
    waiting.splice(0, parts.length);
    return isWaiting();
  };
  const batches = createBatches(send, WRITE_INTERVAL, onFailure);
  const add = (part: Part) => {
    const isRoom = waiting.length < MAX_WAITING;
    if (isRoom) waiting.push(part);
    batches.schedule();
    return isRoom;
  };
  const tally = (name: Tally, count = 1) => {
    tallies.set(name, (tallies.get(name) ?? 0) + count);
    batches.schedule();
  };
  const onDrop = (count: number) => tally('notForwarded', count);
  const forwarding = posthog && createForwarding(posthog, { log, onDrop });

  return {
    /** Counts that a report was refused, or that somebody objected. */
    tally,
    /**
     * Counts what a report tells. Resolves to whether there was room for it.
     * @param network that the report comes from; it limits the words of the report
     */
    async count(accepted: AcceptedReport, network: string): Promise<boolean> {
      const { part } = accepted;
      for (const { name, isLetIn } of limits) {
        const word = part.words[name];
        if (word !== NONE && !(await isLetIn(word, network))) part.words[name] = OTHER;
      }
      if (part.release && !(await isRelease(part.release, network))) part.release = undefined;
      const isCounted = add(part);
      if (isCounted) forwarding?.forward(accepted);
      else tally('full');
      return isCounted;
    },
    /** Counts the outcome of a sign-up whose visit sent its receipt. */
    countOutcome({ words: { language, ...words }, ...counts }: Outcome): void {
      add({
        at: Date.now(),
        words: { ...words, referrer: NONE, device: NONE, browser: NONE },
        counts: Object.entries(counts).map(([measure, count]) => ({
          ...{ measure: measure as Measure, language, count },
        })),
      });
    },
    /**
     * Reads the figures up to now. Rejects when the database fails.
     * @param signups from the first day of the period before on
     */
    async figures(range: FiguresRange, signups: SignupHour[]) {
      await batches.sendAll();
      return readFigures(await open(), range, signups);
    },
    /** Deletes what is too old, even if visits are not counted any more. */
    async forget(): Promise<void> {
      if (hasCountingDatabase(databaseUrl)) await open().then(forgetCounts).catch(onFailure);
    },
    async close(): Promise<void> {
      await forwarding?.close();
      await batches.close();
      const opened = await connection?.catch(() => undefined);
      await opened?.close();
    },
  };
}
