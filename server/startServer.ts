import { setTimeout as wait } from 'node:timers/promises';
import { createApiListener, isApiRequest } from './api/apiListener.ts';
import { closedDatabase } from './api/closedDatabase.ts';
import type { WaitlistDatabase } from './database/waitlistDatabase.ts';
import { failureEntry, type LogEntry, writeLogLine } from './http/requestLog.ts';
import { SECURITY_HEADERS } from './http/securityHeaders.ts';
import { listenForRequests, type Timeouts } from './http/server.ts';
import { ForeignSecretError } from './mail/linkSecretCheck.ts';
import { createMailService } from './mail/mailService.ts';
import { readMessages } from './mail/readMessages.ts';
import { readSecrets } from './mail/secrets.ts';
import { openWaitlist } from './openWaitlist.ts';
import type { ServerSettings } from './settings.ts';
import { serveSite } from './site/staticSite.ts';

/** Milliseconds between two attempts to open a database. */
const OPEN_INTERVAL = 5_000;

/**
 * Serves the built site and the waitlist API on one port, and sends the emails in the outbox.
 *
 * Pages are served at once, whatever the database does. Requests to the API wait for the first
 * attempt to open it. If that fails, the API answers 503, and the server tries again every few
 * seconds. Resolves once the first attempt is over.
 *
 * @throws Error with a message for the operator: port in use, no site, or a database whose emails
 * were signed with other secrets
 */
export async function startServer(
  settings: ServerSettings,
  options: {
    timeouts?: Partial<Timeouts>;
    openInterval?: number;
    log?: (entry: LogEntry) => void;
  } = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const { timeouts = {}, openInterval = OPEN_INTERVAL, log = writeLogLine } = options;
  const { databaseUrl } = settings;
  const site = serveSite(settings.distDir);
  const messages = readMessages(settings.distDir);
  const { linkSecrets, adminToken } = readSecrets(settings, { create: true });
  const loadMessages = async () => messages;
  const mail = createMailService({ linkSecrets, settings, loadMessages, log });

  const shared = { mail, adminToken, settings, log };
  let api = createApiListener({ ...shared, database: closedDatabase() });
  let firstAttempt: Promise<unknown> = Promise.resolve();
  const { url, close } = await listenForRequests(settings, {
    answer(req, res) {
      if (!isApiRequest(req)) return site(req, res);
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) res.setHeader(name, value);
      // Requests that systemd's socket kept during a restart wait for the database.
      void firstAttempt.then(() => api(req, res));
    },
    timeouts,
    log,
  });

  let database: WaitlistDatabase | undefined;
  const open = async () => {
    database = await openWaitlist({ databaseUrl, linkSecrets, log });
    api = createApiListener({ ...shared, database });
    await mail.start(database.outbox, url);
  };

  const stopping = new AbortController();
  /** Logs why the database cannot be opened, once for each reason, until it is open. */
  const keepOpening = async (failure: unknown): Promise<void> => {
    let reason = '';
    for (let error = failure; error !== undefined; ) {
      const entry = failureEntry(error);
      api = createApiListener({ ...shared, database: closedDatabase(String(entry.error)) });
      if (entry.error !== reason) log(entry);
      reason = String(entry.error);
      try {
        await wait(openInterval, undefined, { signal: stopping.signal });
      } catch {
        return;
      }
      error = await open().catch((caught: unknown) => caught);
    }
    log({ database: 'is open' });
  };

  const attempt = open().catch((error: unknown) => error);
  firstAttempt = attempt;
  const failure = await attempt;
  if (failure instanceof ForeignSecretError) {
    await close();
    throw failure;
  }
  const opening = failure === undefined ? undefined : keepOpening(failure);

  let closed: Promise<void> | undefined;
  return {
    url,
    close() {
      closed ??= (async () => {
        stopping.abort();
        await close();
        await opening;
        await mail.close();
        await database?.close();
      })();
      return closed;
    },
  };
}
