import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { FiguresRange } from '../../analytics/figuresRange.ts';
import {
  type GrowthFigures,
  type Measure,
  NONE,
  type Tally,
} from '../../analytics/growthFigures.ts';
import type { DatabaseConnection } from '../database/databaseConnection.ts';
import type { Outcome } from '../database/origins.ts';
import type { SignupHour } from '../database/signupHours.ts';
import { type Log, reasonOf } from '../log.ts';
import { openCountingDatabase } from './countingDatabase.ts';
import { forgetCounts } from './forgetCounts.ts';
import { createForwarding, type PostHogProject } from './forwardToPostHog.ts';
import { readFigures } from './readFigures.ts';
import type { AcceptedReport } from './readReport.ts';
import { createWordLimit } from './words.ts';
import { type Part, writeCounts } from './writeCounts.ts';

/** Milliseconds that a report may wait in memory; a crash loses as much. */
const WRITE_INTERVAL = 1_000;
/** Parts in one transaction, during which SQLite blocks the thread. */
const BATCH = 200;
/** Parts that wait while the database fails. What comes after them is refused. */
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
  const limitWord = createWordLimit();
  let connection: Promise<DatabaseConnection> | undefined;
  let isFailing = false;
  let waiting: Part[] = [];
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
    } catch (error) {
      if (!isFailing) log({ event: 'counting.failed', error: reasonOf(error) });
      isFailing = true;
    }
    return !isFailing;
  };

  const schedule = () => {
    timer ??= setTimeout(() => void write(), WRITE_INTERVAL).unref();
  };
  const add = (part: Part) => {
    const isRoom = waiting.length < MAX_WAITING;
    if (isRoom) waiting.push(part);
    schedule();
    return isRoom;
  };
  const tally = (name: Tally, count = 1) => {
    tallies.set(name, (tallies.get(name) ?? 0) + count);
    schedule();
  };
  const isWaiting = () => waiting.length + tallies.size > 0;
  const writeBatches = async () => {
    let isWritten = true;
    while (isWritten && isWaiting()) {
      const [parts, counts] = [waiting.splice(0, BATCH), tallies];
      tallies = new Map();
      isWritten = await attempt((open) => writeCounts(open, parts, counts));
      if (isWritten) await yieldToRequests();
      else {
        waiting = [...parts, ...waiting];
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
  const onDrop = (count: number) => tally('notForwarded', count);
  const forwarding = posthog && createForwarding(posthog, { log, onDrop });
  /** A site that does not count its visits has no database for them. */
  const isInUse = () => connection !== undefined || timer !== undefined;
  let forgetting = setTimeout(function forget() {
    if (isInUse()) void write().then(() => attempt(forgetCounts));
    forgetting = setTimeout(forget, FORGET_INTERVAL).unref();
  }, FIRST_FORGETTING).unref();

  return {
    /** Counts that a report was refused, or that somebody objected. */
    tally,
    /**
     * Counts what a report tells. Returns whether there was room for it.
     * @param network that the report comes from; it limits the words of the report
     */
    count(accepted: AcceptedReport, network: string): boolean {
      const { part } = accepted;
      for (const name of ['source', 'referrer', 'campaign'] as const) {
        part.words[name] = limitWord(name, part.words[name], network);
      }
      const isCounted = add(part);
      if (isCounted) forwarding?.forward(accepted);
      else tally('full');
      return isCounted;
    },
    /** Counts what became of somebody whose visit sent its receipt. */
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
