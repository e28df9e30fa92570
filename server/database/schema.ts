import type { Generated } from 'kysely';

/**
 * The tables after the newest migration, with the names of columns in camel case. Keep in step with
 * `migrations.ts`.
 */
export interface Schema {
  waitlist: {
    /** Rises with each row, with gaps. PostgreSQL's has 64 bits and is read as a string. */
    id: Generated<number | string>;
    /** The address as typed, after `cleanEmail`. */
    email: string;
    /** Unique; see `emailKey`. */
    emailKey: string;
    /** UTC, in the database's own format: read it by `isoTime`, write it by `formatTime`. */
    joinedAt: Generated<string>;
    /** Unique: 128 random bits. */
    linkId: string;
    /** The language tag of the page on which the address was entered. */
    language: string;
    /** Null while the sign-up is pending. A time like `joinedAt`. */
    confirmedAt: string | null;
    /** When an email was last queued or sent, or null if none was. A time like `joinedAt`. */
    mailedAt: string | null;
    /** Why the mail server refused the address for good, or null. */
    refusal: string | null;
    /** When its invitation was queued, or null. A time like `joinedAt`. */
    invitedAt: string | null;
    /** The random code of the invitation, and its link, in which `{code}` stands for it. */
    inviteCode: string | null;
    inviteUrl: string | null;
  };
  /** The emails that wait to be sent, or were given up. Deleting a sign-up deletes its row. */
  outbox: {
    /** Never used again, not even for an email that replaces a deleted one. */
    id: Generated<number | string>;
    /** Unique. */
    waitlistId: number | string;
    attempts: Generated<number>;
    /** Milliseconds since 1970; null once the mail is given up. PostgreSQL's reads as a string. */
    dueAt: number | string | null;
    /** Why the last attempt failed, or null. */
    lastError: string | null;
    /** A number of `ROUNDS`. */
    round: Generated<number>;
    /** The domain of its address, and its turn among the mails to that domain; see `queueMail`. */
    domain: string | null;
    turn: Generated<number>;
  };
  /** The people who unsubscribed. */
  unsubscribed: {
    /** A keyed hash of `emailKey`; see `HashesOf`. */
    hash: string;
    /** A time like `joinedAt`. */
    unsubscribedAt: Generated<string>;
    /** The `linkId` of the sign-up, whose links work again once the address joins again. */
    linkId: string;
  };
  /** The emails that a sign-up has had. A row outlives its sign-up, as the id in the links does. */
  mailCounts: {
    linkId: string;
    /**
     * The emails that were sent, or refused for good, since the address last confirmed or asked for
     * one through a link or the operator.
     */
    sent: Generated<number>;
    /** When the last one was claimed, in milliseconds since 1970. */
    triedAt: number | string;
  };
  /**
   * The visits of the last 30 days: what `server/growth/readReport.ts` makes of their reports. With
   * SQLite, this and the following three are in a file of their own.
   */
  visits: {
    /** Unique: the random name that the browser has given the visit. */
    visit: string;
    /** The day of its first event, UTC, as in `2026-11-21`. */
    day: string;
    /** Sets of bits. */
    steps: number;
    pages: number;
    errors: number;
    /** 1 or 0. */
    member: number;
    bot: number;
    /** Ids of words; 0 is none. */
    source: number;
    medium: number;
    campaign: number;
    landing: number;
    language: number;
    device: number;
    release: number;
  };
  words: {
    id: Generated<number | string>;
    /** Unique together with `word`. */
    dimension: string;
    word: string;
    /** The days on which it came first and last. */
    firstDay: string;
    lastDay: string;
  };
  /** The sums of visits whose rows are deleted. Unique by dimension, day and word. */
  dailySums: {
    dimension: string;
    day: string;
    word: string;
    visits: number;
    /** The visits with each step of the funnel. */
    seen: number;
    viewed: number;
    started: number;
    submitted: number;
    joined: number;
  };
  /** Counts of what happened, by the names of `Tally`. Unique by day and name. */
  tallies: { day: string; name: string; count: number };
  /** Facts about the database as a whole; see `Metadata`. */
  metadata: { key: string; value: string };
}
