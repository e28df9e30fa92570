import { expect, test } from 'vitest';
import { dayOf, daysBefore, TIME_ZONE } from '../../../../server/day.ts';
import { advance, DAY, stopClock } from '../database/clock.ts';
import { ORIGIN } from '../database/databases.ts';
import { openForTest } from '../support.ts';
import { runProgram, runWaitlist } from './runWaitlist.ts';

stopClock();

/** A list with a person who joined 40 days ago, one who joined today, and one who left today. */
async function newList() {
  const { waitlist, file } = await openForTest();
  await waitlist.add('ada@example.org', 'de', { origin: ORIGIN });
  advance(40 * DAY);
  await waitlist.add('bea@example.org', 'en', { origin: { ...ORIGIN, source: '=1+1' } });
  await waitlist.add('cleo@example.org', 'en');
  const linkOf = async (name: string) => (await waitlist.find(`${name}@example.org`))?.linkId ?? '';
  await waitlist.confirm(await linkOf('bea'));
  await waitlist.unsubscribe(await linkOf('cleo'));
  return { run: (...words: string[]) => runWaitlist(`file:${file}`, 'figures', ...words), file };
}

test('figures are tables of the last 30 days, which add up', async () => {
  const { run } = await newList();
  const { code, out } = await run();
  const today = dayOf(new Date());
  expect(code).toBe(0);
  const lines = out.split('\n').map((line) => line.replace(/ +/g, ' '));
  expect(lines.slice(0, 4)).toEqual([
    `Since ${daysBefore(today, 29)}, days in ${TIME_ZONE}`,
    '2 joined = 1 on the list + 1 left + 0 removed + 0 forgotten',
    'Confirmed: 50 % of 2 (9–91)',
    'Left: 50 % of 2 (9–91)',
  ]);
  const below = (title: string) => lines[lines.indexOf(title) + 2];
  expect(below('By day')).toMatch(new RegExp(`^${today} 2 1 1 1 0 0 0 50 %`));
  expect(below('By source')).toMatch(
    /^\(not known\) \(not known\) \(not known\) 1 0 0 1 0 0 0 0 %/,
  );
  expect(below('By language')).toMatch(/^en 2 1 1 1 0 0 0 50 %/);
  expect(lines).toContainEqual(expect.stringMatching(/^=1\+1 social launch 1 1 1 0 0 0 0 100 %/));
  expect(lines).toContainEqual(expect.stringMatching(/^\/de\/faq 1 1 1/));
});

test.each([
  ['7', 2],
  ['90', 3],
  ['all', 3],
])('with --days %s they are of those days', async (days, joined) => {
  const { run } = await newList();
  expect((await run('--days', days)).out).toContain(`\n${joined} joined = `);
  expect((await run('--days', days, '--csv')).out).toMatch(
    new RegExp(`^"list",.*\n"total",("",){6}"${joined}",`),
  );
});

test.each(['31', '0', '', 'ALL'])('the days "%s" are refused', async (days) => {
  const { run } = await newList();
  const errors = '--days must be one of 7, 30, 90, all.\n';
  expect(await run(`--days=${days}`)).toEqual({ code: 2, out: '', errors });
});

test('the figures of nobody are tables without rows', async () => {
  const { file } = await openForTest();
  const { code, out } = await runWaitlist(`file:${file}`, 'figures');
  expect(code).toBe(0);
  expect(out).toContain('Confirmed: –\n');
});

test('the days are those of TZ', async () => {
  const { file } = await openForTest();
  const variables = { DATABASE_URL: `file:${file}`, TZ: 'Pacific/Kiritimati' };
  const { out } = await runProgram(variables, 'figures');
  expect(out).toMatch(/^Since .*, days in Pacific\/Kiritimati\n/);
});
