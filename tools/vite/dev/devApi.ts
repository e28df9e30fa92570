import type { Plugin } from 'vite';
import { createApiListener, isApiRequest } from '../../../server/api/apiListener.ts';
import { openDatabase } from '../../../server/database/openDatabase.ts';
import { readSettings, type ServerSettings } from '../../../server/settings.ts';

/**
 * Serves the embedded waitlist API during `npm run dev`, on the same port and with the same
 * database as `npm start`. The first request to the API opens the database; requests for pages do
 * not.
 */
export function devApi(): Plugin {
  let opened: ReturnType<typeof openApi> | undefined;
  return {
    name: 'iris:dev-api',
    apply: 'serve',
    configureServer(server) {
      const settings = readSettings(process.env);
      server.middlewares.use(async (request, response, next) => {
        if (!isApiRequest(request)) return next();
        try {
          opened ??= openApi(settings);
          (await opened).api(request, response);
        } catch (error) {
          next(error);
        }
      });
    },
    // Runs when the server closes, in middleware mode too. A failed opening needs no closing.
    async closeBundle() {
      await opened?.then(
        ({ database }) => database.close(),
        () => {},
      );
    },
  };
}

async function openApi(settings: ServerSettings) {
  const database = await openDatabase(settings.databaseUrl);
  return { database, api: createApiListener(database, settings) };
}
