import { serve } from '@hono/node-server';
import { DatabaseSync } from '@photostructure/sqlite';
import { Hono } from 'hono';

/*
 * The least that a sign-up can cost: a route that writes the same rows with the same durability, and
 * checks nothing. `benchmark.ts` compares with it.
 */

const database = new DatabaseSync(`${process.env.DATA_DIR}/bare.db`);
database.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE waitlist (id integer PRIMARY KEY, email text NOT NULL, email_key text NOT NULL UNIQUE,
    joined_at text NOT NULL, link_id text NOT NULL UNIQUE, language text NOT NULL);
  CREATE TABLE outbox (id integer PRIMARY KEY AUTOINCREMENT,
    waitlist_id integer NOT NULL UNIQUE REFERENCES waitlist (id), due_at integer);
`);
const insert = database.prepare(
  'INSERT INTO waitlist (email, email_key, joined_at, link_id, language) VALUES (?, ?, ?, ?, ?)',
);
const queue = database.prepare('INSERT INTO outbox (waitlist_id, due_at) VALUES (?, ?)');

const app = new Hono();
app.post('/api/join-waitlist', async (c) => {
  const { email } = await c.req.json();
  database.exec('BEGIN IMMEDIATE');
  const now = new Date().toISOString();
  const { lastInsertRowid } = insert.run(
    email,
    email.toLowerCase(),
    now,
    crypto.randomUUID(),
    'en',
  );
  queue.run(lastInsertRowid, Date.now());
  database.exec('COMMIT');
  return c.json({ success: true, message: '' }, 201);
});
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`http://127.0.0.1:${port}`);
});
