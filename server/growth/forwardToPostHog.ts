import { createHash } from 'node:crypto';
import { setTimeout as wait, setImmediate as yieldToRequests } from 'node:timers/promises';
import { PostHog } from 'posthog-node';
import type { VisitReport } from '../../analytics/plan.ts';
import { pageAt } from '../../src/i18n/pageAt.ts';
import { type Log, reasonOf } from '../log.ts';
import { type AcceptedReport, sourceOf } from './readReport.ts';

/** Where events go, and how long things take, in milliseconds. */
export interface PostHogProject {
  key: string;
  /** An origin. */
  host: string;
  delays?: Partial<typeof DELAYS>;
}

const DELAYS = {
  /** Before a request, so that it has the events of several reports. */
  flush: 5_000,
  /** Before a request that has failed is repeated. */
  retry: 5_000,
  /** For the last request, while the server stops. */
  close: 2_000,
};
const RETRIES = 3;
const DAY = 24 * 60 * 60_000;
/** Events that wait while PostHog is away, at some 1 KB each. Those that come then are dropped. */
const MAX_WAITING = 1_000;

/** The properties of an event that PostHog gets, besides its name, time, visit and library. */
export const FORWARDED_PROPERTIES = [
  '$process_person_profile',
  '$current_url',
  '$host',
  '$pathname',
  '$referring_domain',
  '$device_type',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'ref',
  'landing',
  'locale',
  'member',
  'release',
  'form_location',
  'error_type',
] as const;

type Properties = Record<(typeof FORWARDED_PROPERTIES)[number], string | boolean | undefined>;

/**
 * Passes the events of people's visits on to PostHog, some seconds later and never in a visitor's
 * way. PostHog gets neither their IP addresses nor their user agents, and makes no persons of them.
 * A failure is logged once, until a request succeeds.
 *
 * @param options.onDrop gets the number of events that will never be in PostHog
 */
export function createForwarding(
  { key, host, delays }: PostHogProject,
  { onDrop, log }: { onDrop: (count: number) => void; log: Log },
) {
  const { flush, retry, close } = { ...DELAYS, ...delays };
  const client = new PostHog(key, {
    host,
    // Never reached, and no interval: where the client flushes by itself, it writes failures to the
    // console. So does its `shutdown`.
    flushAt: MAX_WAITING + 1,
    flushInterval: 0,
    fetchRetryCount: RETRIES,
    fetchRetryDelay: retry,
  });
  /** The events in the client's queue, which would drop the oldest without a word. */
  let waiting = 0;
  let isFailing = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;

  const drop = (count: number) => {
    waiting -= count;
    onDrop(count);
  };
  /** Sends what waits in one request. */
  const send = async () => {
    // The client queues an event a moment after it was captured.
    await yieldToRequests();
    const count = waiting;
    try {
      await client.flush();
      waiting -= count;
      isFailing = false;
    } catch (error) {
      if (isClosed) return;
      if (!isFailing) log({ event: 'forwarding.failed', error: reasonOf(error) });
      isFailing = true;
      // The client keeps the events if nobody answers, and forgets what PostHog refuses.
      if ((error as Error).name !== 'PostHogFetchNetworkError') drop(count);
    }
  };
  const sendAll = async () => {
    await sending;
    clearTimeout(timer);
    if (waiting > 0) await send();
  };
  const schedule = () => {
    timer ??= setTimeout(() => {
      sending = send().finally(() => {
        timer = undefined;
        if (waiting > 0 && !isClosed) schedule();
      });
    }, flush).unref();
  };

  return {
    forward(accepted: AcceptedReport): void {
      const { report, sender } = accepted;
      const last = Math.max(...report.events.map(({ at }) => at));
      for (const event of report.events) {
        if (waiting >= MAX_WAITING) {
          onDrop(1);
          continue;
        }
        waiting += 1;
        client.capture({
          distinctId: report.visit,
          event: event.name,
          uuid: uuidOf(report.visit, event),
          // Right even where the visitor's clock is wrong.
          timestamp: new Date(sender.receivedAt - Math.min(Math.max(last - event.at, 0), DAY)),
          properties: propertiesOf(accepted, event),
        });
      }
      schedule();
    },
    /** Sends what waits. What cannot be sent within seconds is dropped. */
    async close(): Promise<void> {
      await Promise.race([sendAll(), wait(close, undefined, { ref: false })]);
      isClosed = true;
      if (waiting > 0) drop(waiting);
    },
  };
}

type ReportedEvent = VisitReport['events'][number];

/** Returns the same for an event that is reported again, which PostHog then counts once. */
function uuidOf(visit: string, { name, at, page, form_location, error_type }: ReportedEvent) {
  const identity = JSON.stringify([visit, name, at, page, form_location, error_type]);
  const hex = createHash('sha256').update(identity).digest('hex');
  // Version 8 is for one's own hashes.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5');
}

const DEVICE_TYPES: Record<string, string> = {
  phone: 'Mobile',
  tablet: 'Tablet',
  computer: 'Desktop',
};

/** Returns the properties of an event, in PostHog's names and words where it has some. */
function propertiesOf({ report, part, sender }: AcceptedReport, event: ReportedEvent): Properties {
  const { path, campaign, referrer } = sourceOf(report, sender);
  const site = URL.canParse(sender.origin) ? new URL(sender.origin) : undefined;
  return {
    $process_person_profile: false,
    $current_url: site && `${site.origin}${event.page}`,
    $host: site?.host,
    $pathname: event.page,
    $referring_domain: referrer || '$direct',
    $device_type: DEVICE_TYPES[part.words.device],
    utm_source: campaign.get('utm_source') || undefined,
    utm_medium: campaign.get('utm_medium') || undefined,
    utm_campaign: campaign.get('utm_campaign') || undefined,
    ref: campaign.get('ref') || undefined,
    landing: path,
    locale: pageAt(event.page, sender.languages).locale,
    member: report.member,
    release: report.release,
    form_location: event.form_location,
    error_type: event.error_type,
  };
}
