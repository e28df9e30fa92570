import type { DatabaseConnection } from './databaseConnection.ts';

/**
 * The facts about the database as a whole:
 * - `lastBackupAt`: when the last backup was made and checked, ISO 8601, UTC
 * - `forgotten`: how many people were deleted some time after their invitation
 * - `mailTrouble`: why the mail server refuses the account; empty once an email has been sent
 */
type MetadataKey = 'lastBackupAt' | 'forgotten' | 'mailTrouble';

export type Metadata = ReturnType<typeof createMetadata>;

export function createMetadata({ query, write }: Pick<DatabaseConnection, 'query' | 'write'>) {
  return {
    async read(key: MetadataKey): Promise<string | undefined> {
      const row = await query
        .selectFrom('metadata')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.value;
    },
    async write(key: MetadataKey, value: string): Promise<void> {
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
