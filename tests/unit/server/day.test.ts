import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { daysBefore } from '../../../server/day.ts';

test.each([
  ['UTC', '2026-11-21'],
  ['Pacific/Auckland', '2026-11-22'],
  ['America/Los_Angeles', '2026-11-21'],
  ['Europe/Berlin', '2026-11-22'],
])('in %s, half an hour before midnight in UTC is on %s', (TZ, day) => {
  const script = `
    const { dayOf, TIME_ZONE } = await import('./server/day.ts');
    console.log(TIME_ZONE, dayOf(new Date('2026-11-21T23:30:00Z')));`;
  const command = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const out = execFileSync(process.execPath, command, { env: { ...process.env, TZ } });
  expect(String(out)).toBe(`${TZ} ${day}\n`);
});

test.each([
  ['2026-03-30', 1, '2026-03-29'],
  ['2026-03-30', 2, '2026-03-28'],
  ['2026-10-26', 1, '2026-10-25'],
  ['2026-10-25', 1, '2026-10-24'],
  ['2026-03-01', 1, '2026-02-28'],
  ['2027-01-01', 1, '2026-12-31'],
  ['2026-11-21', 0, '2026-11-21'],
])('the day before %s by %i is %s, even where a day has 23 or 25 hours', (day, count, before) => {
  const zone = process.env.TZ;
  process.env.TZ = 'Europe/Berlin';
  try {
    expect(daysBefore(day, count)).toBe(before);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
