import { describe, expect, test } from 'vitest';
import { DAY, dayOf, type FiguresRange } from '../../../../analytics/figuresRange.ts';
import { DIMENSIONS, NO_COUNTS } from '../../../../analytics/growthFigures.ts';
import type { DatabaseConnection } from '../../../../server/database/databaseConnection.ts';
import { forgetCounts } from '../../../../server/growth/forgetCounts.ts';
import { createNewcomers } from '../../../../server/growth/newcomers.ts';
import { readFigures } from '../../../../server/growth/readFigures.ts';
import { writeCounts } from '../../../../server/growth/writeCounts.ts';
import { advance, HOUR, stopClock } from '../database/clock.ts';
import { DATABASES } from '../database/databases.ts';
import { inForm, openCounting, partOf } from './counting.ts';

stopClock();

const today = () => dayOf(Date.now());

function figuresOf(connection: DatabaseConnection, range: Partial<FiguresRange> = {}) {
  const all = { from: today(), to: today(), by: 'source', filters: {} } as const;
  return readFigures(connection, { ...all, ...range }, []);
}

const FAILED = { name: 'email_signup_error', form_location: 'hero', error_type: 'invalid_email' };

describe.each(DATABASES)('with %s,', (_, newDatabase) => {
  test('after 30 days visits are deleted and hours summed, and all figures stay for 25 months', async () => {
    const connection = await openCounting(await newDatabase());
    const range = { from: today(), to: today() };
    const allFigures = () =>
      Promise.all(DIMENSIONS.map((by) => figuresOf(connection, { by, ...range })));
    const rows = async () => {
      const visits = await connection.query.selectFrom('countedVisits').selectAll().execute();
      const hours = await connection.query.selectFrom('counts').select('hour').execute();
      return [visits.length, new Set(hours.map(({ hour }) => hour.length))];
    };
    const tallies = [['address', 2] as const, ['of an earlier release' as 'rate', 7] as const];
    const visit = { landing: '/de?ref=hn&utm_campaign=launch', release: '2026-11-26.1a2b3c4' };
    await writeCounts(connection, [partOf('joins', inForm('hero', 'joined'), visit)]);
    // As a day, like those that earlier releases have summed.
    await connection.query.updateTable('counts').set({ hour: range.from }).execute();
    const later = [partOf('fails', [FAILED], visit), partOf('later')];
    for (let times = 0; times < 2; times += 1) {
      await writeCounts(connection, later, new Map(tallies));
    }
    const figures = await allFigures();
    expect(figures[0]?.tallies).toEqual({ address: 4 });
    advance(30 * DAY);
    await forgetCounts(connection);
    expect(await rows()).toEqual([3, new Set([10, 13])]);
    advance(DAY);
    await forgetCounts(connection);
    expect(await rows()).toEqual([0, new Set([10])]);
    expect(await allFigures()).toEqual(figures);
    advance(731 * DAY);
    await forgetCounts(connection);
    const { visits, days } = await figuresOf(connection, range);
    expect([visits.now, days[0]?.releases]).toEqual([NO_COUNTS, []]);
  });

  test('steady traffic compares as equal, at any minute of a day, and on past days', async () => {
    const connection = await openCounting(await newDatabase());
    advance(Date.parse(`${today()}T13:15:00Z`) - Date.now() + DAY);
    const { words } = partOf('x');
    const hours = Array.from({ length: 24 * 61 }, (_, hour) => ({
      at: Date.now() - hour * HOUR,
      words,
      counts: [{ measure: 'seen' as const, language: 'en', count: hour === 0 ? 10 : 40 }],
    }));
    await writeCounts(connection, hours);
    // The last of the days before are sums of their hours.
    await forgetCounts(connection);
    for (const [length, ago, passed] of [
      [1, 0, 13.25],
      [7, 0, 6 * 24 + 13.25],
      [30, 0, 29 * 24 + 13.25],
      [7, 3, 7 * 24],
    ] as const) {
      const to = Date.now() - ago * DAY;
      const range = { from: dayOf(to - (length - 1) * DAY), to: dayOf(to) };
      const { visits, breakdown } = await figuresOf(connection, range);
      expect([visits.now.seen, visits.before.seen]).toEqual([40 * passed, 40 * passed]);
      expect(breakdown).toMatchObject([{ counts: visits }]);
    }
  });
});

test('what is new is limited, of a network and of all; what is known stays', async () => {
  const isLetIn = createNewcomers({ hour: 2, day: 3, all: 5, known: 9 });
  const of = async (network: string, ...names: string[]) => {
    const all = [];
    for (const name of names) all.push(await isLetIn(name, network));
    return all;
  };
  expect(await of('a', 'a1', 'a2', 'a3', 'a1')).toEqual([true, true, false, true]);
  expect(await of('b', 'b1', 'a2', 'b2')).toEqual([true, true, true]);
  expect(await of('c', 'c1', 'c2', 'b1')).toEqual([true, false, true]);
});
