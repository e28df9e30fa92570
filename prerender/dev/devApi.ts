import type { Plugin, ViteDevServer } from 'vite';
import { createApiListener, isApiRequest } from '../../server/api/api.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { writeLogLine as log } from '../../server/log.ts';
import { createMailService } from '../../server/mail/mailService.ts';
import { addressHashes, readSecrets } from '../../server/mail/secrets.ts';
import { readSettings, type ServerSettings } from '../../server/settings.ts';
import { createTracker } from '../../server/tracker.ts';
import type { Messages } from '../../src/messages/messages.ts';

/**
 * Serves the embedded waitlist API during `npm run dev`, and sends its emails, on the same port and
 * with the same database as `npm start`. The first request to the API opens the database; requests
 * for pages do not.
 *
 * @param renderMessages renders the emails and their pages with the latest edits
 */
export function devApi(renderMessages: (server: ViteDevServer) => Promise<Messages>): Plugin {
  let opened: ReturnType<typeof openApi> | undefined;
  return {
    name: 'iris:dev-api',
    apply: 'serve',
    configureServer(server) {
      const settings = readSettings(process.env);
      const loadMessages = () => renderMessages(server);
      server.middlewares.use(async (request, response, next) => {
        if (!isApiRequest(request)) return next();
        try {
          opened ??= openApi(settings, loadMessages, `http://${request.headers.host}`).catch(
            (error: unknown) => {
              // The next request tries again: an edit may have fixed the messages.
              opened = undefined;
              throw error;
            },
          );
          (await opened).api(request, response);
        } catch (error) {
          next(error);
        }
      });
    },
    // Runs when the server closes, in middleware mode too. A failed opening needs no closing.
    async closeBundle() {
      await opened?.then(
        ({ close }) => close(),
        () => {},
      );
    },
  };
}

async function openApi(
  settings: ServerSettings,
  loadMessages: () => Promise<Messages>,
  serverUrl: string,
) {
  const { linkSecrets, adminToken } = readSecrets(settings, { create: true });
  const { databaseUrl } = settings;
  const hashesOf = addressHashes(linkSecrets);
  const database = await openDatabase(databaseUrl, { hashesOf });
  const tracker = createTracker(undefined, { log });
  const mail = createMailService({ linkSecrets, settings, loadMessages, tracker, log });
  try {
    await mail.start(database.outbox, serverUrl);
  } catch (error) {
    await database.close();
    throw error;
  }
  const { waitlist } = database;
  return {
    api: createApiListener({ waitlist, mail, tracker, adminToken, settings, log }),
    close: () => mail.close().then(database.close),
  };
}
