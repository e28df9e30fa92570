import type { DatabaseConnection } from './databaseConnection.ts';

/**
 * The facts about the database as a whole:
 * - `linkSecret`: the fingerprint of the secret that signs the links in emails; see `secrets.ts`
 * - `lastBackupAt`: when the last backup was made and checked, ISO 8601, UTC
 */
type MetadataKey = 'linkSecret' | 'lastBackupAt';

export interface Metadata {
  read(key: MetadataKey): Promise<string | undefined>;
  write(key: MetadataKey, value: string): Promise<void>;
}

export function createMetadata({ query, write }: DatabaseConnection): Metadata {
  return {
    async read(key) {
      const row = await query
        .selectFrom('metadata')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.value;
    },
    async write(key, value) {
      await write(() =>
        query
          .insertInto('metadata')
          .values({ key, value })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
          .execute(),
      );
    },
  };
}
