import type { Plugin } from 'vite';
import { createApiListener, isApiRequest } from '../../../server/api/apiListener.ts';
import { openDatabase } from '../../../server/database/openDatabase.ts';
import { readSettings, type ServerSettings } from '../../../server/settings.ts';

/**
 * `npm run dev` with the embedded waitlist API on the same port and the same database as `npm start`. The
 * first request to the API opens the database, so that whoever asks for pages alone touches none.
 */
export function devApi(): Plugin {
  let opened: ReturnType<typeof openApi> | undefined;
  return {
    name: 'iris:development-api',
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
    // When the server closes, in middleware mode too. What could not be opened needs no closing.
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
