import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildProject } from './build/buildProject.ts';
import { SERVER_FOLDER } from './build/buildServer.ts';

/*
 * `npm start`: builds the site and serves it with the embedded waitlist API, using the same server
 * bundle as production. The API's base is fixed because this server is the API.
 */
process.env.VITE_API_BASE_URL = '';
await buildProject({ logLevel: 'warn' });
await import(pathToFileURL(path.resolve(SERVER_FOLDER, 'server.js')).href);
