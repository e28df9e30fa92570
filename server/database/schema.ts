import type { Generated } from 'kysely';

/** The tables after the newest migration. Keep in step with `migrations.ts`. */
export interface Schema {
  waitlist: {
    /** Rises with each row, with gaps. PostgreSQL's has 64 bits and is read as a string. */
    id: Generated<number | string>;
    /** The address as typed, after `cleanEmail`. */
    email: string;
    /** Unique; see `emailKey`. */
    email_key: string;
    /** UTC, in the database's own format: read it by `readTime`, write it by `formatTime`. */
    joined_at: Generated<string>;
    /** Unique; see `newLinkId`. */
    link_id: string;
    /** The language tag of the page on which the address was entered. */
    language: string;
    /** Null while the sign-up is pending. A time like `joined_at`. */
    confirmed_at: string | null;
    /** When an email was last queued or sent, or null if none was. A time like `joined_at`. */
    mailed_at: string | null;
    /** Why the mail server refused the address for good, or null. */
    refusal: string | null;
  };
  /** The emails that wait to be sent, or were given up. Deleting a sign-up deletes its row. */
  outbox: {
    /** Never used again, not even for an email that replaces a deleted one. */
    id: Generated<number | string>;
    /** Unique. */
    waitlist_id: number | string;
    attempts: Generated<number>;
    /** Milliseconds since 1970; null once the mail is given up. PostgreSQL's reads as a string. */
    due_at: number | string | null;
    /** Why the last attempt failed, or null. */
    last_error: string | null;
  };
  /** The people who unsubscribed. */
  unsubscribed: {
    /** A keyed hash of `email_key`. */
    hash: string;
    /** A time like `joined_at`. */
    unsubscribed_at: Generated<string>;
    /** The `link_id` of the sign-up, for when the address joins again. */
    link_id: string;
  };
  /** Facts about the database as a whole; see `Metadata`. */
  metadata: { key: string; value: string };
}
