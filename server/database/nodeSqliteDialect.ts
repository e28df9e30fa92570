import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { SqliteDialect, type SqliteStatement } from 'kysely';

/** Adapts Node's SQLite interface to the one Kysely expects, which is better-sqlite3's. */
export function nodeSqliteDialect(database: DatabaseSyncInstance): SqliteDialect {
  // An unused statement is freed by the garbage collector only, so each is prepared once.
  const statements = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const statement = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...parameters),
      run: (parameters) => statement.run(...parameters),
      iterate: (parameters) => statement.iterate(...parameters),
    };
  };
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(text) {
        const statement = statements.get(text) ?? prepare(text);
        statements.set(text, statement);
        return statement;
      },
    },
  });
}
