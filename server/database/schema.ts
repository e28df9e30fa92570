import type { Generated } from 'kysely';

/** The tables after the newest migration. Keep in step with `migrations.ts`. */
export interface Schema {
  waitlist: {
    /** Rises with each row, with gaps. PostgreSQL's has 64 bits and is read as a string. */
    id: Generated<number | string>;
    /** The address as typed, after `cleanEmail`. */
    email: string;
    /** Unique; see `emailKey`. */
    email_key: string;
    /** UTC, in the database's own format: read it by `readTime`, write it by `formatTime`. */
    joined_at: Generated<string>;
  };
}
