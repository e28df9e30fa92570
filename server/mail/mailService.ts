import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES_FILE, type Messages } from '../../src/messages/messages.ts';
import type { Outbox } from '../database/outboxQueries.ts';
import type { Log } from '../log.ts';
import type { ServerSettings } from '../settings.ts';
import type { Tracker } from '../tracker.ts';
import { composeMail } from './composeMail.ts';
import type { Delivery } from './delivery.ts';
import { createFolderDelivery } from './folderDelivery.ts';
import { createLinkTokens } from './linkTokens.ts';
import { startOutboxWorker } from './outboxWorker.ts';
import { createSmtpDelivery } from './smtpDelivery.ts';

export type MailService = ReturnType<typeof createMailService>;

/**
 * Creates the service that sends emails.
 * @param options.loadMessages resolves to the emails and pages, or to undefined if the build has
 * none. Called for each use, because the development server renders them with the latest edits.
 */
export function createMailService(options: {
  linkSecrets: readonly string[];
  settings: Pick<ServerSettings, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  loadMessages: () => Promise<Messages | undefined>;
  tracker: Pick<Tracker, 'report'>;
  log: Log;
}) {
  const { settings, loadMessages, tracker, log } = options;
  const { smtpUrl, mailFrom } = settings;
  const tokens = createLinkTokens(options.linkSecrets);
  let delivery: Delivery | undefined;
  let worker: ReturnType<typeof startOutboxWorker> | undefined;
  return {
    tokens,
    loadMessages,
    /**
     * Starts to send the emails in the outbox, unless the build has none.
     * @param serverUrl the API's address in links, if the build has none
     */
    async start(outbox: Outbox, serverUrl: string): Promise<void> {
      const messages = await loadMessages();
      if (messages === undefined) {
        log({ event: 'warning', message: NO_MESSAGES });
        return;
      }
      const folder = join(settings.dataDir, 'outbox');
      if (smtpUrl === undefined) log({ event: 'mail.to_folder', folder });
      delivery = createDelivery(settings, messages.apiUrl);
      worker = startOutboxWorker({
        outbox,
        compose: async (message) => {
          const latest = (await loadMessages()) ?? messages;
          return composeMail(message, { messages: latest, tokens, serverUrl, mailFrom });
        },
        delivery,
        onSent: (message) => {
          if (message.inviteLink) tracker.report('waitlist_invited', message);
        },
        log,
      });
    },
    wake: () => worker?.wake(),
    async close(): Promise<void> {
      await worker?.close();
      await delivery?.close();
    },
  };
}

/**
 * Creates the way to send emails: through SMTP, or to a folder if `SMTP_URL` is not set.
 * @param publicUrl the public address of the API, if the build has one
 */
export function createDelivery(
  settings: Pick<ServerSettings, 'smtpUrl' | 'dataDir'>,
  publicUrl: string | null = null,
): Delivery {
  return settings.smtpUrl
    ? createSmtpDelivery(settings.smtpUrl, publicUrl)
    : createFolderDelivery(join(settings.dataDir, 'outbox'));
}

const NO_MESSAGES =
  'The site in DIST_DIR has no emails. Sign-ups are stored; their emails are sent once the server ' +
  'runs with a site that has them.';

/**
 * Reads the emails and pages that the build rendered. Returns undefined if there are none.
 * @throws Error naming the file when it is damaged
 */
export function readMessages(distDir: string): Messages | undefined {
  const file = join(distDir, MESSAGES_FILE);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Messages;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`The mails in ${file} cannot be read. Build the site again.`, { cause });
  }
}
