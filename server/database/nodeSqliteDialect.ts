import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { SqliteDialect, type SqliteStatement } from 'kysely';

/**
 * Adapts Node's SQLite interface to the one Kysely expects, which is better-sqlite3's.
 *
 * A transaction takes the write lock at its start, where it can be tried again as a whole.
 */
export function nodeSqliteDialect(database: DatabaseSyncInstance): SqliteDialect {
  // An unused statement is freed by the garbage collector only, so each is prepared once.
  const statements = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const statement = database.prepare(text === 'begin' ? 'begin immediate' : text);
    const reader = statement.columns().length > 0;
    // `all` neither resets a write that found the database locked, nor says that this is why it
    // failed. What is written after that would be confirmed and lost.
    if (reader && / returning /.test(text)) throw new Error('Write without RETURNING in SQLite.');
    return {
      reader,
      all: (parameters) => statement.all(...parameters),
      run(parameters) {
        // After some failures, such as a full disk, SQLite has rolled back by itself. Kysely would
        // then report that there is no transaction, and hide the failure.
        if (text === 'rollback' && !database.isTransaction) return NO_CHANGE;
        return statement.run(...parameters);
      },
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

const NO_CHANGE = { changes: 0, lastInsertRowid: 0 };
