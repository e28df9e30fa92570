/** A message that waits to be sent: the mail to confirm one sign-up. */
export interface OutboxMessage {
  id: number | string;
  email: string;
  /** The language tag of the page on which the address was entered. */
  language: string;
  /** Names the sign-up in the mail's links; see `Waitlist.statusOf`. */
  linkId: string;
  /** How often the message was claimed, this time included. */
  attempts: number;
}

/** A line of the operator's list of what waits and what failed. */
export interface OutboxEntry {
  email: string;
  attempts: number;
  /** ISO 8601, UTC; null once the message is given up. */
  nextAttemptAt: string | null;
  /** Why the last attempt failed, or null before the first has. Holds no address. */
  lastError: string | null;
}

/**
 * The messages that wait to be sent. A message is stored with its sign-up, in one transaction, and
 * deleted once it is sent. Every method rejects when the database fails.
 */
export interface Outbox {
  /**
   * Claims up to `limit` messages that are due, oldest first. Nobody else can claim them for
   * `CLAIM_MS`, so a claim that a dying process leaves behind is taken up after that time.
   */
  claim(limit: number): Promise<OutboxMessage[]>;
  /** Deletes messages that were sent, and what their addresses were marked with. */
  markSent(messages: readonly OutboxMessage[]): Promise<void>;
  /**
   * Stores why an attempt failed.
   * @param next when to try again; null gives the message up and keeps it for the operator's list
   */
  markFailed(message: OutboxMessage, reason: string, next: Date | null): Promise<void>;
  /** Deletes a message that was refused for good and marks its address with the reason. */
  markRefused(message: OutboxMessage, reason: string): Promise<void>;
  /** Yields everything that waits or was given up, oldest first. */
  entries(): AsyncIterable<OutboxEntry>;
}

/** Milliseconds. Far longer than an attempt may take, and than clocks of instances differ. */
export const CLAIM_MS = 5 * 60_000;
