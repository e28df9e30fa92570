import { join } from 'node:path';
import type { Messages } from '../../src/messages/messages.ts';
import type { Outbox } from '../database/outboxQueries.ts';
import type { LogEntry } from '../http/requestLog.ts';
import type { ServerSettings } from '../settings.ts';
import { composeMail } from './composeMail.ts';
import type { Delivery } from './delivery.ts';
import { createFolderDelivery } from './folderDelivery.ts';
import { createLinkTokens, type LinkTokens } from './linkTokens.ts';
import { type OutboxWorker, startOutboxWorker } from './outboxWorker.ts';
import { createSmtpDelivery } from './smtpDelivery.ts';

/** Sends the mails, and has what their links and pages need. */
export interface MailService {
  tokens: LinkTokens;
  /**
   * Resolves to the mails and pages, or to undefined where the build has none. Called for each use,
   * because development renders them with the latest edits.
   */
  loadMessages(): Promise<Messages | undefined>;
  /**
   * Begins to send what waits, unless there are no messages.
   * @param serverUrl leads to the API in links, where the build knows no address of it
   */
  start(serverUrl: string): Promise<void>;
  /** Sends what waits now rather than at the next look. */
  wake(): void;
  /** Resolves once nothing is under way. */
  close(): Promise<void>;
}

export function createMailService(options: {
  outbox: Outbox;
  linkSecrets: readonly string[];
  settings: Pick<ServerSettings, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  loadMessages: () => Promise<Messages | undefined>;
  log: (entry: LogEntry) => void;
}): MailService {
  const { outbox, settings, loadMessages, log } = options;
  const { smtpUrl, mailFrom, dataDir } = settings;
  const tokens = createLinkTokens(options.linkSecrets);
  const outboxFolder = join(dataDir, 'outbox');
  let delivery: Delivery | undefined;
  let worker: OutboxWorker | undefined;
  return {
    tokens,
    loadMessages,
    async start(serverUrl) {
      const messages = await loadMessages();
      if (messages === undefined) {
        log({ warning: NO_MESSAGES });
        return;
      }
      if (smtpUrl === undefined) {
        log({ mail: `written to ${outboxFolder}, because SMTP_URL is not set` });
      }
      delivery = smtpUrl ? createSmtpDelivery(smtpUrl) : createFolderDelivery(outboxFolder);
      worker = startOutboxWorker({
        outbox,
        async compose(message) {
          const latest = (await loadMessages()) ?? messages;
          const { apiUrl, from } = latest;
          return composeMail(message, {
            messages: latest,
            tokens,
            apiUrl: apiUrl ?? serverUrl,
            from: mailFrom ?? from,
          });
        },
        delivery,
        log,
      });
    },
    wake: () => worker?.wake(),
    async close() {
      await worker?.close();
      await delivery?.close();
    },
  };
}

const NO_MESSAGES =
  'The site in DIST_DIR has no mails: sign-ups are stored, and mails wait until a site is served ' +
  'that was built with them.';
