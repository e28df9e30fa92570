import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { NOT_KNOWN } from '../src/rules/origin.ts';
import type { SignupOrigin } from './database/waitlistQueries.ts';
import { type Log, reasonOf } from './log.ts';
import { isOrigin, type ReadVariable } from './variables.ts';

/*
 * Sends events to PostHog that browsers do not see: confirmed, left, invited. For another tracker,
 * replace this file.
 */

export interface TrackerProject {
  /** The key of a PostHog project. */
  key: string;
  /** The origin of its capture API. */
  host: string;
}

/** Reads the PostHog project from the environment, if one is set. */
export function readTrackerProject(read: ReadVariable): TrackerProject | undefined {
  const key = read('POSTHOG_KEY', PROJECT_KEY, (text) => /^(?!phx_)[\w-]+$/.test(text));
  const host = read('POSTHOG_HOST', HOST, isOrigin) ?? 'https://us.i.posthog.com';
  return key === undefined ? undefined : { key, host };
}

const PROJECT_KEY =
  'a PostHog project key: letters, digits, "_" and "-", and not a personal key (phx_…)';
const HOST = 'an origin such as https://us.i.posthog.com, without a path or a final slash';

export const UNNAMED_TRACKER =
  'POSTHOG_KEY is set, but the privacy policy of the site in DIST_DIR does not name PostHog. Build ' +
  'the site with VITE_POSTHOG_KEY, or remove POSTHOG_KEY.';

/** The names are part of the tracking plan in analytics/README.md. */
export type ServerEvent = 'waitlist_confirmed' | 'waitlist_left' | 'waitlist_invited';

export type Tracker = ReturnType<typeof createTracker>;

/** In milliseconds. */
const PACE = {
  /** From an event to the request that sends it, with later ones. */
  delay: 5_000,
  /** After a failure. */
  retry: 60_000,
  /** For a response. */
  answer: 10_000,
  /** For the last request while the server stops. */
  close: 2_000,
};

/** The most events to keep while the tracker is down. Later ones are dropped. */
const MAX_WAITING = 1_000;

/**
 * Creates the sender of events, which does nothing without a project. Events are queued in memory,
 * so that no request waits for the tracker; if the server is killed, they are lost. After the first
 * failure, others are not logged until a request succeeds.
 */
export function createTracker(
  project: TrackerProject | undefined,
  { log, pace = PACE }: { log: Log; pace?: typeof PACE },
) {
  let waiting: ReturnType<typeof toEvent>[] = [];
  let timer: NodeJS.Timeout | undefined;
  /** Resolves once no request is in progress. */
  let sending = Promise.resolve();
  let isFailing = false;

  const send = async () => {
    const batch = waiting;
    if (!project || batch.length === 0) return;
    waiting = [];
    try {
      const { ok, status } = await fetch(`${project.host}/batch/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ api_key: project.key, batch }),
        signal: AbortSignal.timeout(pace.answer),
      });
      if (!ok) throw new Error(`the tracker responded with status ${status}`);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log({ event: 'tracker.failed', error: reasonOf(error) });
      isFailing = true;
      waiting = [...batch, ...waiting].slice(0, MAX_WAITING);
      // Events reported meanwhile wait as long.
      clearTimeout(timer);
      timer = undefined;
      schedule(pace.retry);
    }
  };
  const schedule = (delay: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      sending = sending.then(send);
    }, delay).unref();
  };

  return {
    /** Reports what happened to a sign-up, if its origin is known. */
    report(event: ServerEvent, origin: SignupOrigin): void {
      if (!project || origin.source === NOT_KNOWN || waiting.length >= MAX_WAITING) return;
      waiting.push(toEvent(event, origin));
      schedule(pace.delay);
    },
    /** Sends the queued events. Those that cannot be sent within seconds are dropped. */
    async close(): Promise<void> {
      clearTimeout(timer);
      await Promise.race([sending.then(send), wait(pace.close, undefined, { ref: false })]);
      clearTimeout(timer);
    },
  };
}

function toEvent(event: ServerEvent, { source, medium, campaign, language }: SignupOrigin) {
  return {
    event,
    // Sending an event again does not count it twice.
    uuid: randomUUID(),
    timestamp: new Date().toISOString(),
    // Random: nothing connects two events of one person.
    distinct_id: randomUUID(),
    properties: {
      $process_person_profile: false,
      // PostHog would otherwise locate the server.
      $geoip_disable: true,
      source,
      medium,
      campaign,
      locale: language,
    },
  };
}
