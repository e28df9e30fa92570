import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DAY } from '../../analytics/figuresRange.ts';
import type { VisitReport } from '../../analytics/plan.ts';
import { pageAt } from '../../src/i18n/pageAt.ts';
import { type Log, reasonOf } from '../log.ts';
import { createBatches } from './batches.ts';
import type { AcceptedReport } from './readReport.ts';

export interface PostHogProject {
  key: string;
  /** An origin. */
  host: string;
  /** Milliseconds to wait before a request, so that it contains the events of several reports. */
  delay?: number;
}

const DELAY = 5_000;
/** Milliseconds to wait for an answer, and for the last request while the server stops. */
const PATIENCE = { answer: 10_000, close: 2_000 };
/** The number of refusals in a row after which events are dropped. */
const ATTEMPTS = 4;
/** The most events that wait while PostHog is away, about 1 KB each. Later ones are dropped. */
const MAX_WAITING = 1_000;

/**
 * Passes the events of people's visits on to PostHog, some seconds later and without delaying any
 * visitor. PostHog gets neither IP addresses nor user agents, and creates no person profiles.
 * A failure is logged once, until a request succeeds.
 *
 * @param options.onDrop gets the number of events that will never be in PostHog
 */
export function createForwarding(
  { key, host, delay = DELAY }: PostHogProject,
  { onDrop, log }: { onDrop: (count: number) => void; log: Log },
) {
  const waiting: ReturnType<typeof eventsOf> = [];
  let refusals = 0;
  const send = async () => {
    const count = waiting.length;
    if (count === 0) return false;
    const { ok, status } = await fetch(`${host}/batch/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ api_key: key, batch: waiting }),
      signal: AbortSignal.timeout(PATIENCE.answer),
    });
    refusals = ok ? 0 : (refusals + 1) % ATTEMPTS;
    const isDone = refusals === 0;
    if (isDone) waiting.splice(0, count);
    if (isDone && !ok) onDrop(count);
    if (!ok) throw new Error(`PostHog answers with status ${status}`);
    return waiting.length > 0;
  };
  const batches = createBatches(send, delay, (error) =>
    log({ event: 'forwarding.failed', error: reasonOf(error) }),
  );

  return {
    forward(accepted: AcceptedReport): void {
      const events = eventsOf(accepted);
      const room = MAX_WAITING - waiting.length;
      waiting.push(...events.slice(0, room));
      if (events.length > room) onDrop(events.length - room);
      batches.schedule();
    },
    /** Sends the waiting events. Those that cannot be sent within seconds are dropped. */
    async close(): Promise<void> {
      await Promise.race([batches.close(), wait(PATIENCE.close, undefined, { ref: false })]);
      if (waiting.length > 0) onDrop(waiting.splice(0).length);
    },
  };
}

const DEVICE_TYPES: Record<string, string> = {
  phone: 'Mobile',
  tablet: 'Tablet',
  computer: 'Desktop',
};

/** Returns the events of a report, with PostHog's own names and values where they exist. */
function eventsOf({ report, part, sender, from }: AcceptedReport) {
  const site = URL.canParse(sender.origin) ? new URL(sender.origin) : undefined;
  const last = Math.max(...report.events.map(({ at }) => at));
  return report.events.map((event) => ({
    distinct_id: report.visit,
    event: event.name,
    uuid: uuidOf(report.visit, event),
    // Correct even if the visitor's clock is wrong.
    timestamp: new Date(Date.now() - Math.min(last - event.at, DAY)),
    properties: {
      $process_person_profile: false,
      // PostHog would locate the server instead of the visitor.
      $geoip_disable: true,
      $current_url: site && `${site.origin}${event.page}`,
      $host: site?.host,
      $pathname: event.page,
      $referring_domain: from.referrer || '$direct',
      $device_type: DEVICE_TYPES[part.words.device],
      ...Object.fromEntries(from.campaign),
      landing: from.path,
      locale: pageAt(event.page, sender.languages).locale,
      member: report.member,
      release: report.release,
      form_location: event.form_location,
      error_type: event.error_type,
    },
  }));
}

/** Returns the same UUID when an event is reported again, so that PostHog counts it once. */
function uuidOf(visit: string, event: VisitReport['events'][number]) {
  const identity = JSON.stringify([visit, event]);
  const hex = createHash('sha256').update(identity).digest('hex');
  // UUID version 8 is for custom hashes.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5');
}
