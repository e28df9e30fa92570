import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Metadata } from './metadataQueries.ts';
import type { Outbox } from './outboxQueries.ts';
import type { Waitlist } from './waitlistQueries.ts';

/** An open database of either kind. */
export interface WaitlistDatabase {
  waitlist: Waitlist;
  outbox: Outbox;
  metadata: Metadata;
  /** Counts attempts in the one place that all instances on this database can share. */
  createRateLimiter(limits: {
    points: number;
    /** Seconds. */
    duration: number;
  }): Pick<RateLimiterAbstract, 'consume'>;
  /**
   * Writes a consistent copy of the waitlist as a SQLite file, even while others write. The copy has
   * the hashes of those who unsubscribed. It has no waiting emails: by the time it is used, they were
   * sent.
   * @param file an empty file, or the path of one to make
   */
  backup(file: string): Promise<void>;
  /**
   * Reads the whole database, and looks for damage. SQLite reads 100,000 sign-ups in some 0.2 s, and
   * blocks the thread meanwhile; PostgreSQL guards its own files.
   * @throws Error naming the file when it is damaged
   */
  checkIntegrity(): Promise<void>;
  /** Says what `Waitlist.remove` leaves of a removed address here. A sentence for the operator. */
  removalNote: string;
  close(): Promise<void>;
}
