import { createBuilder } from 'vite';

/*
 * `npm start`: builds the site for its own origin and serves it with the embedded waitlist API.
 * The API's base is fixed because the server started here is the API.
 */
process.env.VITE_API_BASE_URL = '';
const builder = await createBuilder({ logLevel: 'warn' });
await builder.buildApp();
await import('../server/main.ts');
