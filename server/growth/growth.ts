import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { GrowthFigures, RefusalReason } from '../../analytics/growthFigures.ts';
import type { DailySignups } from '../database/dailySignups.ts';
import type { DatabaseConnection } from '../database/databaseConnection.ts';
import { type Log, reasonOf } from '../log.ts';
import { closeDays } from './closeDays.ts';
import { openCountingDatabase } from './countingDatabase.ts';
import { type FiguresRange, readFigures } from './readFigures.ts';
import type { VisitPart } from './readReport.ts';
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
 */
export function createGrowth({ databaseUrl, log }: { databaseUrl: string; log: Log }) {
  let connection: Promise<DatabaseConnection> | undefined;
  let isFailing = false;
  let waiting: VisitPart[] = [];
  let refused = new Map<RefusalReason, number>();
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

  const refuse = (reason: RefusalReason, count = 1) => {
    refused.set(reason, (refused.get(reason) ?? 0) + count);
  };
  const writeBatches = async () => {
    let isWritten = true;
    while (isWritten && (waiting.length > 0 || refused.size > 0)) {
      const [parts, counts] = [waiting.splice(0, BATCH), refused];
      refused = new Map();
      isWritten = await attempt((open) => writeVisits(open, parts, counts));
      if (isWritten) await yieldToRequests();
      else {
        waiting = [...parts, ...waiting];
        for (const [reason, count] of counts) refuse(reason, count);
      }
    }
  };
  /** Writes what waits. A call while another is writing waits for that one only. */
  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeBatches().finally(() => {
      writing = undefined;
      if (waiting.length > 0 || refused.size > 0) schedule();
    });
    return writing;
  };
  const schedule = () => {
    timer ??= setTimeout(() => void write(), WRITE_INTERVAL).unref();
  };
  let closing = setTimeout(function close() {
    void attempt(closeDays);
    closing = setTimeout(close, CLOSING_INTERVAL).unref();
  }, FIRST_CLOSING).unref();

  return {
    /** Counts what a report tells, or that it was refused. */
    count(part: VisitPart | RefusalReason): void {
      if (typeof part === 'string') refuse(part);
      else if (waiting.length >= MAX_WAITING) refuse('full');
      else waiting.push(part);
      schedule();
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
      // What came while an earlier call was writing, too.
      await writing;
      await write();
      clearTimeout(timer);
      await connection?.then(
        (opened) => opened.close(),
        () => {},
      );
    },
  };
}
