import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Waitlist } from './database/waitlistQueries.ts';
import type { LogEntry } from './log.ts';

type Stats = Awaited<ReturnType<Waitlist['stats']>>;

export type Metrics = ReturnType<typeof createMetrics>;

/** Why emails did not leave, by the event in the log. Never quotes a mail server. */
const REASONS: Partial<Record<LogEntry['event'], string>> = {
  'mail.failed': 'failed_attempt',
  'mail.given_up': 'given_up',
  'mail.refused': 'address_refused',
  'mail.account_refused': 'account_refused',
  'mail.server_away': 'server_away',
};

/** Creates the figures for Prometheus, with those of Node: memory, processor and event loop. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'iris_answers_total',
    help: 'Answers by status; 499: the client left before.',
    labelNames: ['status'],
    registers,
  });
  const sent = new Counter({ name: 'iris_mails_sent_total', help: 'Emails sent.', registers });
  const failures = new Counter({
    name: 'iris_mail_failures_total',
    help: 'Failures to send emails, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `iris_${name}`, help, labelNames, registers });
  const isUp = gauge('database_up', '1 if the database can be read.');
  const signups = gauge('signups', 'People on the list, by state.', ['state']);
  const waiting = gauge('mails_waiting', 'Emails that wait, by reason.', ['reason']);
  const givenUp = gauge('mails_given_up', 'Emails that are no longer tried.');
  const oldest = gauge('mail_oldest_age_seconds', 'Age of the oldest waiting email, or 0.');
  const isRefused = gauge('mail_account_refused', '1 if the mail server rejects the account.');
  const backup = gauge('last_backup_timestamp_seconds', 'Time of the last good backup, or 0.');

  const setGauges = ({ pending, confirmed, outbox, lastRestoreAt }: Stats) => {
    signups.set({ state: 'pending' }, pending);
    signups.set({ state: 'confirmed' }, confirmed);
    const { failing, heldBack } = outbox;
    waiting.set({ reason: 'failed_attempt' }, failing);
    waiting.set({ reason: 'hourly_limit' }, heldBack);
    waiting.set({ reason: 'other' }, Math.max(0, outbox.waiting - failing - heldBack));
    givenUp.set(outbox.givenUp);
    oldest.set(outbox.oldestAt === null ? 0 : (Date.now() - Date.parse(outbox.oldestAt)) / 1000);
    isRefused.set(Number(outbox.trouble !== null));
    backup.set(lastRestoreAt === null ? 0 : Date.parse(lastRestoreAt) / 1000);
  };

  return {
    /** Counts events in the log. */
    count(entry: LogEntry): void {
      if (entry.event === 'request') answers.inc({ status: entry.status });
      if (entry.event === 'mail.sent') sent.inc(entry.count);
      const reason = REASONS[entry.event];
      if (reason !== undefined) failures.inc({ reason });
    },
    contentType: registry.contentType,
    /**
     * Resolves to all figures as text.
     * @param stats undefined if the database cannot be read
     */
    async read(stats: Stats | undefined): Promise<string> {
      isUp.set(Number(stats !== undefined));
      if (stats) setGauges(stats);
      return registry.metrics();
    },
  };
}
