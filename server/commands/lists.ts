import type { Outbox } from '../database/outboxQueries.ts';
import type { WaitlistEntry } from '../database/waitlistRows.ts';

/** Yields a line for each sign-up: when it was made, its address and its state. */
export async function* listLines(entries: AsyncIterable<WaitlistEntry>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${entry.joinedAt}  ${entry.email}  ${stateOf(entry)}\n`;
}

/** Yields a line for each email that waits or was given up. */
export async function* outboxLines(entries: ReturnType<Outbox['entries']>): AsyncGenerator<string> {
  for await (const { email, attempts, nextAttemptAt, lastError } of entries) {
    const next = nextAttemptAt ?? 'given up';
    const tried = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
    const why = lastError === null ? '' : `: ${oneLine(lastError)}`;
    yield `${next.padEnd(24)}  ${email}  ${tried}${why}\n`;
  }
}

export async function* confirmedOnly(
  entries: AsyncIterable<WaitlistEntry>,
): AsyncGenerator<WaitlistEntry> {
  for await (const entry of entries) if (entry.confirmedAt) yield entry;
}

/** Says whether a sign-up is invited, confirmed, pending or refused. */
export function stateOf({ confirmedAt, refusal, invitedAt }: WaitlistEntry): string {
  if (invitedAt) return `invited at ${invitedAt}`;
  if (confirmedAt) return `confirmed at ${confirmedAt}`;
  return refusal ? `refused: ${oneLine(refusal)}` : 'pending';
}

/** Mail servers write the reasons. A terminal would obey control characters in them. */
function oneLine(reason: string): string {
  return reason.replace(/\p{Cc}+/gu, ' ');
}
