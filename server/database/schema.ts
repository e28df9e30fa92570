import type { Generated } from 'kysely';
import type { Counts, Dimension, OriginDimension, Signups } from '../../analytics/growthFigures.ts';

/** Those that a visit keeps; the language is that of each page. */
export type VisitDimension = Exclude<Dimension, 'language'>;

/** The tables after the newest migration, with the names of columns in camel case. */
export interface Schema {
  waitlist: {
    /** Rises with each row, with gaps. */
    id: Generated<number>;
    /** The address as typed, after `cleanEmail`. */
    email: string;
    /** Unique; see `emailKey`. */
    emailKey: string;
    /** ISO 8601, UTC; read it by `isoTime`. */
    joinedAt: Generated<string>;
    /** Unique and random. */
    linkId: string;
    /** The tag of the page on which the address was entered. */
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
    id: Generated<number>;
    waitlistId: number;
    attempts: Generated<number>;
    /** Milliseconds since 1970; null once the mail is given up. */
    dueAt: number | null;
    lastError: string | null;
    round: Generated<number>;
    /** The domain of its address, and its turn among the mails to that domain; see `queueMail`. */
    domain: string | null;
    turn: Generated<number>;
  };
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
    /** Those sent, or refused for good, since the address confirmed or asked through a link. */
    sent: Generated<number>;
    /** When the last one was claimed, in milliseconds since 1970. */
    triedAt: number;
  };
  /**
   * The sums of what visits did. Unique by hour and words, one for each dimension. `hour` is UTC, as
   * in `2026-11-21T13`, or a day once its hours are summed. With SQLite, this and the following three
   * are in a file of their own.
   */
  counts: { hour: string } & Record<Dimension, string> & Counts;
  /** The visits that reports may still come from: what each one has counted already. */
  countedVisits: {
    /** Unique: the random name that the browser has given the visit. */
    visit: string;
    /** The day of its first report, UTC, as in `2026-11-21`. */
    day: string;
    /** A set of bits: that of a measure is its index in `MEASURES`. */
    measures: number;
  } & Record<VisitDimension, string>;
  /** The builds of the site, with the day on which each was first reported. */
  releases: { release: string; day: string };
  /** Counts of what happened, by the names of `Tally`. Unique by day and name. */
  tallies: { day: string; name: string; count: number };
  /** The tables of earlier releases, which a release that is taken back may still read. */
  visits: { day: string };
  words: { lastDay: string };
  dailySums: { day: string };
  /** The people who joined, confirmed and left in an hour, as in `counts`. */
  signupHours: { hour: string } & Signups;
  /**
   * The words of a sign-up's visit, for 30 days, or its receipt until that visit has sent it.
   * Deleting a sign-up deletes its row.
   */
  origins: {
    waitlistId: number;
    /** When the address joined, in milliseconds since 1970. */
    joinedAt: number;
    /** Random and unique; null once it was used. */
    receipt: string | null;
  } & Record<OriginDimension, string | null>;
  /** Facts about the database as a whole; see `MetadataKey`. */
  metadata: { key: string; value: string };
}
