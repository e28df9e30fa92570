import { inject } from 'vitest';
import { createDatabase } from './postgresServer.ts';

/** Creates an empty database on the server that test files share, and resolves to its URL. */
export function newPostgresDatabase(): Promise<string> {
  return createDatabase(inject('postgresUrl'));
}
