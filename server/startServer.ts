import { setTimeout as wait } from 'node:timers/promises';
import { ENDPOINTS } from '../src/rules/contract.ts';
import { createApiListener, isApiRequest } from './api/api.ts';
import { openDatabase, type WaitlistDatabase } from './database/openDatabase.ts';
import type { Waitlist } from './database/waitlistQueries.ts';
import { FIGURES_CSV, FIGURES_PAGE } from './figures/figuresPage.ts';
import { listenForRequests, type Timeouts } from './http/server.ts';
import { type Log, reasonOf, writeLogLine } from './log.ts';
import { createMailService, readMessages } from './mail/mailService.ts';
import { assertPublicLinks } from './mail/publicAddress.ts';
import { addressHashes, readSecrets } from './mail/secrets.ts';
import { createMetrics } from './metrics.ts';
import { MIN_SECRET_LENGTH, type ServerSettings, SHORT_TOKEN } from './settings.ts';
import { serveSite } from './site/staticSite.ts';
import { createTracker, UNNAMED_TRACKER } from './tracker.ts';

// In milliseconds.
/** Between two attempts to open a database. */
const OPEN_INTERVAL = 5_000;
/** Between runs of `tidy`. */
const TIDY_INTERVAL = 5 * 60_000;
/**
 * The longest time for a stop, even if something hangs. The log's last lines take up to 2 s more.
 */
const STOP_WITHIN = 7_500;

/**
 * Serves the built site and the waitlist API on one port, and sends the emails in the outbox.
 *
 * Pages do not depend on the database. Requests to the API wait for the first attempt to open it.
 * If that fails, the API answers 503, and the server tries again every few seconds. Resolves after
 * the first attempt.
 */
export async function startServer(
  settings: ServerSettings,
  options: { timeouts?: Partial<Timeouts>; openInterval?: number; log?: Log } = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const { timeouts = {}, openInterval = OPEN_INTERVAL } = options;
  const metrics = createMetrics();
  const log: Log = (entry) => {
    metrics.count(entry);
    (options.log ?? writeLogLine)(entry);
  };
  const { databaseUrl, mailPerHour, mailPerDomain } = settings;
  const site = serveSite(settings.distDir);
  const messages = readMessages(settings.distDir);
  if (messages && settings.smtpUrl) assertPublicLinks(messages);
  if (settings.tracker && !messages?.hasTracker) throw new Error(UNNAMED_TRACKER);
  const { linkSecrets, adminToken } = readSecrets(settings, { create: true });
  if (adminToken.length < MIN_SECRET_LENGTH) log({ event: 'warning', message: SHORT_TOKEN });
  const loadMessages = async () => messages;
  const tracker = createTracker(settings.tracker, { log });
  const mail = createMailService({ linkSecrets, settings, loadMessages, tracker, log });
  const shared = { mail, tracker, adminToken, settings, log, metrics };
  let api = createApiListener({ ...shared, waitlist: closedWaitlist() });
  let firstAttempt: Promise<unknown> = Promise.resolve();
  const { url, close } = await listenForRequests(settings, {
    answer(req, res) {
      if (!isApiRequest(req)) return site(req, res);
      // For example requests that systemd's socket kept during a restart.
      void firstAttempt.then(() => api(req, res));
    },
    pathInLog,
    timeouts,
    log,
  });

  let database: WaitlistDatabase | undefined;
  let reason = '';
  /** Resolves to whether the database is open. Logs why not, once for each reason in a row. */
  const open = async (): Promise<boolean> => {
    try {
      database = await openDatabase(databaseUrl, {
        onConnectionError: (error) => log({ event: 'database.failed', error: reasonOf(error) }),
        hashesOf: addressHashes(linkSecrets),
        mailPerHour,
        mailPerDomain,
      });
      await database.checkIntegrity();
      const { waitlist, pool } = database;
      api = createApiListener({ ...shared, waitlist, pool });
      await tidy(database, log);
      await mail.start(database.outbox, url);
      return true;
    } catch (error) {
      await database?.close();
      database = undefined;
      const latest = reasonOf(error);
      api = createApiListener({ ...shared, waitlist: closedWaitlist(latest) });
      if (latest !== reason) log({ event: 'database.failed', error: latest });
      reason = latest;
      return false;
    }
  };

  const stopping = new AbortController();
  const keepOpening = async (): Promise<void> => {
    do await wait(openInterval, undefined, { signal: stopping.signal });
    while (!(await open()));
    log({ event: 'database.open' });
  };

  firstAttempt = open();
  const opening = (await firstAttempt) ? undefined : keepOpening().catch(() => {});

  // Not only at the start: the server may run for months.
  const tidying = setInterval(() => {
    if (!database) return;
    tidy(database, log).catch((error) => log({ event: 'database.failed', error: reasonOf(error) }));
  }, TIDY_INTERVAL).unref();

  return {
    url,
    async close() {
      clearInterval(tidying);
      stopping.abort();
      const stopped = Promise.all([
        close(),
        Promise.resolve(opening).then(mail.close).then(tracker.close),
      ]).then(() => database?.close());
      await Promise.race([stopped, wait(STOP_WITHIN, undefined, { ref: false })]);
    },
  };
}

/**
 * Does the tasks that are due as time passes, such as deleting people 30 days after their
 * invitation.
 */
async function tidy(database: WaitlistDatabase, log: Log): Promise<void> {
  const { invitations, outbox, trustedTime } = database;
  await outbox.correctTimes();
  await outbox.forgetCounts();
  await invitations.giveUpInterrupted();
  const time = await trustedTime.advance();
  const message = await trustedTime.problem();
  if (message !== undefined) log({ event: 'warning', message });
  await invitations.forget(time);
}

/** Returns the path if it is known. Any other path could contain an email address. */
function pathInLog(url: string, status: number): string {
  const [path = ''] = url.split('?');
  if (!isApiRequest({ url })) return status < 400 ? path : '*';
  const known: string[] = [FIGURES_PAGE, FIGURES_CSV, ...Object.values(ENDPOINTS)];
  return known.includes(path) ? path : '/api/*';
}

/** Returns the waitlist while its database is not open: every method rejects. */
function closedWaitlist(reason = 'The database is not open yet.'): Waitlist {
  return new Proxy({} as Waitlist, { get: () => () => Promise.reject(new Error(reason)) });
}
