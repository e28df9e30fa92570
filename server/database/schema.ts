import type { Generated } from 'kysely';
import type { Origin } from '../../src/rules/origin.ts';

/** The tables of `schemaVersions.ts`, with the names of columns in camel case. */
export interface Schema {
  waitlist: {
    /** Rises with each row, with gaps. */
    id: Generated<number>;
    /** The address as passed to SMTP; see `checkAddress`. */
    email: string;
    /** Unique; see `emailKey`. */
    emailKey: string;
    /** ISO 8601, UTC. */
    joinedAt: string;
    /** The day of joining in the server's time zone at that time, as in `2026-11-21`. */
    joinedDay: string;
    /** Unique and random. */
    linkId: string;
    /** The language tag of the page on which the address was entered. */
    language: string;
    /** Null while the sign-up is pending. A time like `joinedAt`. */
    confirmedAt: string | null;
    /** When an email was last queued or sent, or null if none was. A time like `joinedAt`. */
    mailedAt: string | null;
    /** Why the mail server refused the address permanently, or null. */
    refusal: string | null;
    /** When its invitation was queued, or null. A time like `joinedAt`. */
    invitedAt: string | null;
    /** The random code of the invitation, and its link, in which `{code}` stands for it. */
    inviteCode: string | null;
    inviteUrl: string | null;
  } & OriginColumns;
  /** The emails to be sent, and those that were given up. Deleting a sign-up deletes its row. */
  outbox: {
    /** Never used again, not even for an email that replaces a deleted one. */
    id: Generated<number>;
    waitlistId: number;
    attempts: Generated<number>;
    /** Milliseconds since 1970; null once the email is given up. */
    dueAt: number | null;
    lastError: string | null;
    /** 1 if the email is sent after all others; see `QueueOptions`. */
    isLast: Generated<number>;
    /** 1 for an invitation from its claim to its result. It cannot be claimed during that time. */
    isInviting: Generated<number>;
    /** The mailbox that has already had its emails of the day; see `SignupOptions`. */
    mailbox: string | null;
  };
  unsubscribed: {
    /** A keyed hash of `emailKey`; see `HashesOf`. */
    hash: string;
    /** A time like `joinedAt`. */
    unsubscribedAt: string;
    /** The `linkId` of the sign-up. Its links work again if the address joins again. */
    linkId: string;
    /**
     * 1 once strangers have used up its emails, so that the form can request none after a new
     * entry.
     */
    isUsed: Generated<number>;
  };
  /** Counts of emails per sign-up. A row outlives its sign-up by an hour, for the limits. */
  mailCounts: {
    linkId: string;
    /** Those sent, or refused permanently, since the address confirmed or asked through a link. */
    sent: Generated<number>;
    /** When the last one was claimed, in milliseconds since 1970, or null. */
    triedAt: number | null;
    /** The time at which the last one was first due, set when it was queued. */
    plannedAt: number;
    /** The domain whose limit the last one counts for, or null; see `limitedDomain`. */
    domain: string | null;
  };
  /**
   * All that remains of people who are no longer on the list: sums, by the day they joined. Unique
   * by the first five columns.
   */
  formerSignups: { day: string; language: string } & Pick<
    Origin,
    'source' | 'medium' | 'campaign'
  > &
    Record<Departure | 'confirmed' | 'invited', number>;
  /** Facts about the database as a whole; see `MetadataKey`. */
  metadata: { key: string; value: string };
}

/** Where a sign-up comes from; `UNKNOWN_ORIGIN` where its request did not say. */
type OriginColumns = { [Name in keyof Origin]: Generated<string> };

/**
 * A way to leave the list: by the link in an email, by the operator's `remove`, or 30 days after an
 * invitation.
 */
export type Departure = 'left' | 'removed' | 'forgotten';
