import type { Plugin } from 'vite';
import { createApiListener, isApiRequest } from '../server/api/apiListener.ts';
import { openDatabase } from '../server/database/openDatabase.ts';
import { readSettings } from '../server/settings.ts';

/** `npm run dev` with the embedded waitlist API on the same port and the same database as `npm start`. */
export function developmentApi(): Plugin {
  return {
    name: 'iris:development-api',
    apply: 'serve',
    async configureServer(server) {
      const settings = readSettings(process.env);
      const database = await openDatabase(settings.databaseUrl);
      const api = createApiListener(database, settings);
      server.middlewares.use((request, response, next) => {
        if (isApiRequest(request)) api(request, response);
        else next();
      });
      server.httpServer?.once('close', () => void database.close());
    },
  };
}
