import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { newDatabaseUrl, temporaryFolder } from '../../../support/temporaryFolder.ts';
import { DAY, stopClock } from '../database/clock.ts';
import { openForTest } from '../support.ts';
import { runWaitlist } from './runWaitlist.ts';

stopClock();

test('backup deletes old copies, but keeps three, and none while the clock is ahead', async () => {
  const folder = temporaryFolder();
  const url = newDatabaseUrl();
  const { trustedTime } = await openForTest(url);
  await trustedTime.advance();
  const write = (name: string, days: number) => {
    writeFileSync(join(folder, name), '');
    const time = new Date(Date.now() - days * DAY);
    utimesSync(join(folder, name), time, time);
  };
  const back = async (name: string) => {
    const result = await runWaitlist(url, 'backup', '--delete-old', join(folder, name));
    const time = new Date();
    utimesSync(join(folder, name), time, time);
    return [result.code, readdirSync(folder).sort()];
  };
  for (const [index, days] of [60, 40, 26, 20].entries()) write(`waitlist-${index}.db`, days);
  write('other.db', 60);
  const kept = ['other.db', 'waitlist-2.db', 'waitlist-3.db'];
  expect(await back('waitlist-4.db')).toEqual([0, [...kept, 'waitlist-4.db']]);

  vi.setSystemTime(Date.now() + 31 * DAY);
  const all = [...kept, 'waitlist-4.db', 'waitlist-5.db'];
  // Fails once, so that the operator gets an email.
  expect(await back('waitlist-5.db')).toEqual([1, all]);
  expect(await back('waitlist-6.db')).toEqual([0, [...all, 'waitlist-6.db']]);
});
