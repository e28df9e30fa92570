import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Counts, Dimensions, Figures } from '../../../../server/database/figures.ts';
import type { WaitlistDatabase } from '../../../../server/database/openDatabase.ts';
import { dayOf } from '../../../../server/day.ts';
import { type Origin, UNKNOWN_ORIGIN } from '../../../../src/rules/origin.ts';
import { openForTest } from '../support.ts';
import { advance, DAY, stopClock } from './clock.ts';
import { asyncIterableOf, DATABASES, entryOf, ORIGIN } from './databases.ts';

stopClock();

const ORIGINS: Origin[] = [
  ORIGIN,
  { ...ORIGIN, campaign: '(none)', landing: '/' },
  { ...ORIGIN, source: 'reddit' },
  UNKNOWN_ORIGIN,
];
const LANGUAGES = ['en', 'de'];
const PEOPLE = ['ada', 'bea', 'cleo'];

/** A sign-up and what has become of it, as the figures have to count it. */
type Signup = Dimensions & { counts: Counts; invitedAt?: number };

const NOBODY: Counts = {
  joined: 0,
  onList: 0,
  confirmed: 0,
  left: 0,
  removed: 0,
  forgotten: 0,
  invited: 0,
};
const NAMES = Object.keys(NOBODY) as (keyof Counts)[];

const LISTS = {
  byDay: ['day'],
  bySource: ['source', 'medium', 'campaign'],
  byLanguage: ['language'],
  byLanding: ['landing'],
} as const;

function sumOf(rows: Counts[]): Counts {
  const sum = (name: keyof Counts) => rows.reduce((total, row) => total + row[name], 0);
  return Object.fromEntries(NAMES.map((name) => [name, sum(name)])) as unknown as Counts;
}

/** Every column of every list adds up, and so do the ways of those who joined. */
function expectSums(figures: Figures): void {
  const { total } = figures;
  for (const list of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
    expect(sumOf(figures[list]), list).toEqual(total);
  }
  for (const { joined, onList, left, removed, forgotten } of [total, ...figures.bySource]) {
    expect(joined).toBe(onList + left + removed + forgotten);
  }
}

/** The rows of a list in any order. */
const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();

/** The rows that a list must have for these sign-ups. */
function rowsFor(signups: Signup[], dimensions: readonly (keyof Dimensions)[]) {
  const keyOf = (signup: Signup) => dimensions.map((dimension) => signup[dimension]).join('\n');
  return [...new Set(signups.map(keyOf))].map((key) => {
    const group = signups.filter((signup) => keyOf(signup) === key);
    return {
      ...Object.fromEntries(dimensions.map((dimension) => [dimension, group[0]?.[dimension]])),
      ...sumOf(group.map(({ counts }) => counts)),
    };
  });
}

async function linkOf({ waitlist }: WaitlistDatabase, email: string): Promise<string> {
  return (await waitlist.find(email))?.linkId ?? 'none';
}

/** Performs the steps (`join ada 0` is from the first origin), and compares all with the rules. */
async function follow(database: WaitlistDatabase, steps: readonly string[]): Promise<void> {
  const { waitlist, outbox, invitations } = database;
  const all: Signup[] = [];
  const onList = new Map<string, Signup>();
  /** Moves a person from the list to a column. The landing page is not kept. */
  const depart = (email: string, column: 'left' | 'removed' | 'forgotten') => {
    const signup = onList.get(email);
    if (!signup) return;
    Object.assign(signup.counts, { onList: 0, [column]: 1 });
    signup.landing = '(not known)';
    onList.delete(email);
  };
  for (const step of steps) {
    const [does, who = '', which = '0'] = step.split(' ');
    const email = `${who}@example.org`;
    const signup = onList.get(email);
    switch (does) {
      case 'join': {
        const origin = ORIGINS[Number(which) % ORIGINS.length] as Origin;
        const language = signup?.language ?? LANGUAGES[Number(which) % LANGUAGES.length] ?? '';
        await waitlist.add(email, language, { origin });
        if (signup) break;
        const { content, ...dimensions } = origin;
        const counts = { ...NOBODY, joined: 1, onList: 1 };
        const added = { day: dayOf(new Date()), language, ...dimensions, counts };
        all.push(added);
        onList.set(email, added);
        break;
      }
      case 'confirm':
        await waitlist.confirm(await linkOf(database, email));
        if (signup) signup.counts.confirmed = 1;
        break;
      case 'leave':
        await waitlist.unsubscribe(await linkOf(database, email));
        depart(email, 'left');
        break;
      case 'remove':
        await waitlist.remove(email);
        depart(email, 'removed');
        break;
      case 'invite': {
        const keys = await invitations.find({ emails: [email] });
        await invitations.invite(keys, 'https://iris.example/{code}');
        const messages = await outbox.claim(10);
        if (messages.length > 0) await outbox.markSent(messages);
        if (!signup || keys.length === 0) break;
        signup.counts.invited = 1;
        signup.invitedAt = Date.now();
        break;
      }
      case 'wait':
        advance(Number(who) * DAY);
        await invitations.forget(new Date());
        for (const [address, { invitedAt = Number.POSITIVE_INFINITY }] of onList) {
          if (invitedAt < Date.now() - 30 * DAY) depart(address, 'forgotten');
        }
    }
    const figures = await waitlist.figures('all');
    expectSums(figures);
    expect(figures.total.onList, step).toBe(await waitlist.count());
    for (const [list, dimensions] of Object.entries(LISTS)) {
      const rows = figures[list as keyof typeof LISTS];
      expect(sorted(rows), `${list} after ${step}`).toEqual(sorted(rowsFor(all, dimensions)));
    }
  }
}

/** Sequences of steps, each of which fails without one of the rules. */
const KNOWN = [
  ['join ada 0', 'wait 1', 'join ada 2', 'confirm ada', 'leave ada', 'wait 1', 'join ada 1'],
  ['join ada 0', 'join bea 0', 'leave ada', 'remove bea', 'join cleo 0', 'leave cleo'],
  ['join ada 0', 'confirm ada', 'invite ada', 'wait 1', 'wait 30', 'join ada 2'],
  ['join ada 0', 'confirm ada', 'invite ada', 'leave ada', 'wait 30', 'wait 1'],
  [
    'join ada 0',
    'join bea 0',
    'confirm ada',
    'confirm bea',
    'invite ada',
    'invite bea',
    'leave ada',
    'leave bea',
  ],
].map((steps): [string[]] => [steps]);

describe.each(DATABASES)('the figures in %s', (_, newDatabase) => {
  test('add up, by the day of joining and the first origin, whatever people do', async () => {
    const database = await openForTest(await newDatabase());
    const person = fc.constantFrom(...PEOPLE);
    const step = fc.oneof(
      fc.tuple(fc.constant('join'), person, fc.nat({ max: 3 })),
      fc.tuple(fc.constantFrom('confirm', 'leave', 'remove', 'invite'), person),
      fc.tuple(fc.constant('wait'), fc.constantFrom(1, 30)),
    );
    const steps = fc.array(step, { maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(
        steps.map((all) => all.map((words) => words.join(' '))),
        async (all) => {
          await database.query.deleteFrom('waitlist').execute();
          await database.query.deleteFrom('formerSignups').execute();
          await follow(database, all);
        },
      ),
      { numRuns: 15, examples: KNOWN },
    );
  });

  test('are of the last days only, today included', async () => {
    const { waitlist } = await openForTest(await newDatabase());
    const joined = async () => (await waitlist.figures('7')).byDay.map((row) => row.joined);
    await waitlist.add('ada@example.org', 'en');
    advance(6 * DAY);
    await waitlist.add('bea@example.org', 'en');
    await waitlist.add('cleo@example.org', 'en');
    expect(await joined()).toEqual([2, 1]);
    await waitlist.remove('ada@example.org');
    expect(await joined()).toEqual([2, 1]);
    advance(DAY);
    expect(await joined()).toEqual([2]);
    expect((await waitlist.figures('30')).total.joined).toBe(3);
  });

  test('have a hundred sources, the largest first, and sum all others', async () => {
    const { waitlist } = await openForTest(await newDatabase());
    const emails = Array.from({ length: 151 }, (_, i) => `person${i}@example.org`);
    // Two come from the last source.
    const entries = emails.map((email, i) =>
      entryOf(email, { source: `site${Math.min(i, 149)}.example` }),
    );
    await waitlist.import(asyncIterableOf(...entries));
    const figures = await waitlist.figures('all');
    expectSums(figures);
    expect(figures.bySource).toHaveLength(101);
    expect(figures.bySource[0]).toMatchObject({ source: 'site149.example', joined: 2 });
    const other = { source: '(other)', medium: '(other)', campaign: '(other)', joined: 50 };
    expect(figures.bySource.at(-1)).toMatchObject(other);
  });

  test('count somebody once who leaves by several requests at the same time', async () => {
    const { waitlist } = await openForTest(await newDatabase());
    const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work));
    // Opens the connections of PostgreSQL, so that the requests run at the same time.
    await atOnce(waitlist.count);
    await waitlist.add('ada@example.org', 'de', { origin: ORIGIN });
    const { linkId = '' } = (await waitlist.find('ada@example.org')) ?? {};
    const origins = await atOnce(() => waitlist.unsubscribe(linkId));
    const { source, medium, campaign } = ORIGIN;
    expect(origins.filter(Boolean)).toEqual([{ source, medium, campaign, language: 'de' }]);
    expect((await waitlist.figures('all')).total).toMatchObject({ joined: 1, left: 1 });
  });
});
