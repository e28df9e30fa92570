import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { GrowthFigures, Tally } from '../../analytics/growthFigures.ts';
import type { DailySignups } from '../database/dailySignups.ts';
import type { DatabaseConnection } from '../database/databaseConnection.ts';
import { type Log, reasonOf } from '../log.ts';
import { arrivalOf } from './arrivals.ts';
import { closeDays } from './closeDays.ts';
import { openCountingDatabase } from './countingDatabase.ts';
import { createForwarding, type PostHogProject } from './forwardToPostHog.ts';
import { type FiguresRange, readFigures } from './readFigures.ts';
import type { AcceptedReport, VisitPart } from './readReport.ts';
import { writeVisits } from './writeVisits.ts';

/** Milliseconds that a report may wait in memory; a crash loses as much. */
const WRITE_INTERVAL = 1_000;
/** Parts of visits in one transaction, during which SQLite blocks the thread. */
const BATCH = 200;
/** Parts of visits that wait while the database fails. What comes after them is refused. */
const MAX_WAITING = 10_000;
/** The first look for days to close comes when the server has started, then one every hour. */
const FIRST_CLOSING = 60_000;
const CLOSING_INTERVAL = 60 * 60_000;

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
  let waiting: VisitPart[] = [];
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
  const writeBatches = async () => {
    let isWritten = true;
    while (isWritten && (waiting.length > 0 || tallies.size > 0)) {
      const [parts, counts] = [waiting.splice(0, BATCH), tallies];
      tallies = new Map();
      isWritten = await attempt((open) => writeVisits(open, parts, counts));
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
      if (waiting.length > 0 || tallies.size > 0) schedule();
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
  /** A site that does not count its visits gets arrivals alone, and no database for them. */
  const isInUse = () => connection !== undefined || timer !== undefined;
  let closing = setTimeout(function close() {
    if (isInUse()) void write().then(() => attempt(closeDays));
    closing = setTimeout(close, CLOSING_INTERVAL).unref();
  }, FIRST_CLOSING).unref();

  return {
    /** Counts what a report tells, or a tally: that it was refused, or that somebody objected. */
    count(outcome: AcceptedReport | Tally): void {
      if (typeof outcome === 'string') tally(outcome);
      else if (waiting.length >= MAX_WAITING) tally('full');
      else {
        waiting.push(outcome.part);
        forwarding?.forward(outcome);
      }
      schedule();
    },
    /**
     * Counts that a page was served, if somebody arrives with it. That waits for the next write, an
     * hour at most, so that a page costs none.
     */
    countPage(headers: IncomingHttpHeaders): void {
      const arrival = arrivalOf(headers);
      if (arrival) tally(`arrivals.${arrival}`);
    },
    /**
     * Reads the figures up to now. Rejects when the database fails.
     * @param signups from the day of `signupsFrom` on
     */
    async figures(range: FiguresRange, signups: DailySignups): Promise<GrowthFigures> {
      await write();
      return readFigures(await open(), range, signups);
    },
    async close(): Promise<void> {
      clearTimeout(closing);
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
