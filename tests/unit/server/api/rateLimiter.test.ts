import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createRateLimiter } from '../../../../server/api/rateLimiter.ts';
import { openDatabase } from '../../../../server/database/openDatabase.ts';
import { newPostgresDatabase } from '../../../support/newPostgresDatabase.ts';

const LIMITS = { points: 2, duration: 60 };

test('PostgreSQL gets no address of a client', async () => {
  const { pool, close } = await openDatabase(await newPostgresDatabase());
  onTestFinished(close);
  const attempt = createRateLimiter('clientMinute', LIMITS, { pool, secret: 'secret' });
  await attempt('192.0.2.77');
  const { rows } = (await pool?.query('SELECT key FROM join_attempts')) ?? {};
  expect(rows).toEqual([{ key: expect.stringMatching(/^clientMinute:[\w-]{43}$/) }]);
});

test('a server counts alone while PostgreSQL is away', async () => {
  const pool = new Pool({ connectionString: 'postgres://iris@127.0.0.1:1/iris' });
  onTestFinished(() => pool.end());
  const attempt = createRateLimiter('clientMinute', LIMITS, { pool, secret: 'secret' });
  expect(await attempt('192.0.2.77')).toEqual({ attempts: 1, wait: 0 });
  expect(await attempt('192.0.2.77')).toEqual({ attempts: 2, wait: 0 });
  expect(await attempt('192.0.2.77')).toEqual({ attempts: 3, wait: 60 });
  expect(await attempt('192.0.2.78')).toEqual({ attempts: 1, wait: 0 });
});
