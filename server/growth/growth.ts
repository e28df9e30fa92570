import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { type GrowthFigures, NONE, OTHER, type Tally } from '../../analytics/growthFigures.ts';
import type { DatabaseConnection } from '../database/databaseConnection.ts';
import type { Outcome } from '../database/origins.ts';
import type { SignupHour } from '../database/signupHours.ts';
import { type Log, reasonOf } from '../log.ts';
import { openCountingDatabase } from './countingDatabase.ts';
import { forgetCounts } from './forgetCounts.ts';
import { createForwarding, type PostHogProject } from './forwardToPostHog.ts';
import { type FiguresRange, readFigures } from './readFigures.ts';
import type { AcceptedReport } from './readReport.ts';
import { createWordLimit } from './words.ts';
import { type Addition, type VisitPart, writeCounts } from './writeCounts.ts';

/** Milliseconds that a report may wait in memory; a crash loses as much. */
const WRITE_INTERVAL = 1_000;
/** Parts of visits in one transaction, during which SQLite blocks the thread. */
const BATCH = 200;
/** Parts of visits that wait while the database fails. What comes after them is refused. */
const MAX_WAITING = 10_000;
/** What is too old is forgotten when the server has started, then every hour. */
const FIRST_FORGETTING = 60_000;
const FORGET_INTERVAL = 60 * 60_000;

export type Growth = ReturnType<typeof createGrowth>;

/**
 * Counts visits. The database is opened at its first use, and again after a failure to open it. A
 * failure is logged once, until a write succeeds; nothing else on the server depends on this.
 *
 * @param options.posthog gets the events of people's visits, too
 */
export function createGrowth(options: {
  databaseUrl: string;
  posthog?: PostHogProject | undefined;
  log: Log;
}) {
  const { databaseUrl, posthog, log } = options;
  let connection: Promise<DatabaseConnection> | undefined;
  let isFailing = false;
  const limitWord = createWordLimit();
  let waiting: VisitPart[] = [];
  let additions: Addition[] = [];
  let tallies = new Map<Tally, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  const open = () => {
    connection ??= openCountingDatabase(databaseUrl).catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };
  const attempt = async (work: (connection: DatabaseConnection) => Promise<void>) => {
    try {
      await work(await open());
      isFailing = false;
      return true;
    } catch (error) {
      if (!isFailing) log({ event: 'counting.failed', error: reasonOf(error) });
      isFailing = true;
      return false;
    }
  };

  const tally = (name: Tally, count = 1) => {
    tallies.set(name, (tallies.get(name) ?? 0) + count);
  };
  const isWaiting = () => waiting.length + additions.length + tallies.size > 0;
  const writeBatches = async () => {
    let isWritten = true;
    while (isWritten && isWaiting()) {
      const [parts, added, counts] = [waiting.splice(0, BATCH), additions.splice(0), tallies];
      tallies = new Map();
      isWritten = await attempt((open) => writeCounts(open, parts, added, counts));
      if (isWritten) await yieldToRequests();
      else {
        waiting = [...parts, ...waiting];
        additions = [...added, ...additions];
        for (const [name, count] of counts) tally(name, count);
      }
    }
  };
  /** Writes what waits. A call while another is writing waits for that one only. */
  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeBatches().finally(() => {
      writing = undefined;
      if (isWaiting()) schedule();
    });
    return writing;
  };
  const schedule = () => {
    timer ??= setTimeout(() => void write(), WRITE_INTERVAL).unref();
  };
  const forwarding =
    posthog &&
    createForwarding(posthog, {
      log,
      onDrop(count) {
        tally('notForwarded', count);
        schedule();
      },
    });
  /** A site that does not count its visits has no database for them. */
  const isInUse = () => connection !== undefined || timer !== undefined;
  let forgetting = setTimeout(function forget() {
    if (isInUse()) void write().then(() => attempt(forgetCounts));
    forgetting = setTimeout(forget, FORGET_INTERVAL).unref();
  }, FIRST_FORGETTING).unref();

  return {
    /**
     * Counts what a report tells, or a tally: that it was refused, or that somebody objected. Returns
     * whether there was room for it.
     * @param network that the report comes from; it limits the words of the report
     */
    count(outcome: AcceptedReport | Tally, network = ''): boolean {
      const isFull = typeof outcome !== 'string' && waiting.length >= MAX_WAITING;
      if (typeof outcome === 'string') tally(outcome);
      else if (isFull) tally('full');
      else {
        const { part } = outcome;
        for (const name of ['source', 'referrer', 'campaign'] as const) {
          part.words[name] = limitWord(name, part.words[name], network);
        }
        if (part.release && limitWord('release', part.release, network) === OTHER) {
          part.release = undefined;
        }
        waiting.push(part);
        forwarding?.forward(outcome);
      }
      schedule();
      return !isFull;
    },
    /** Counts what became of somebody whose visit sent its receipt. */
    countOutcome({ words, ...counts }: Outcome): void {
      if (additions.length >= MAX_WAITING) return;
      const unknown = { referrer: NONE, device: NONE, browser: NONE };
      additions.push({ at: Date.now(), words: { ...unknown, ...words }, counts });
      schedule();
    },
    /**
     * Reads the figures up to now. Rejects when the database fails.
     * @param signups from the day of `signupsFrom` on
     */
    async figures(range: FiguresRange, signups: SignupHour[]): Promise<GrowthFigures> {
      await write();
      return readFigures(await open(), range, signups);
    },
    async close(): Promise<void> {
      clearTimeout(forgetting);
      await forwarding?.close();
      // Also writes what came during an earlier call.
      await writing;
      if (isInUse()) await write();
      clearTimeout(timer);
      await connection?.then(
        (opened) => opened.close(),
        () => {},
      );
    },
  };
}
