import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../../server/database/openDatabase.ts';
import { closeDays } from '../../../server/growth/closeDays.ts';
import { openCountingDatabase } from '../../../server/growth/countingDatabase.ts';
import { createGrowth } from '../../../server/growth/growth.ts';
import { signupsFrom } from '../../../server/growth/readFigures.ts';
import { dayOf, type VisitPart } from '../../../server/growth/readReport.ts';
import { writeVisits } from '../../../server/growth/writeVisits.ts';

const DAY = 24 * 60 * 60_000;
const DAYS = 90;
/** With 3.5 events each, a million events. */
const VISITS_A_DAY = 3_175;
const SIGNUPS = 20_000;
const BATCH = 200;
const ROUNDS = 9;
/** `steps` of visits, from those who only look to those who join, about as often as in life. */
const STEPS = [1, 1, 1, 3, 3, 3, 3, 35, 7, 15, 31];

/**
 * Counts a million events of the last 90 days in a SQLite file, and prints how long the figures take,
 * and the longest time for which the event loop waited meanwhile, with all other requests.
 */
export async function measureGrowth(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'iris-growth-'));
  const databaseUrl = `file:${folder}/waitlist.db`;
  const { waitlist, close } = await openDatabase(databaseUrl);
  const counting = await openCountingDatabase(databaseUrl);
  let growth: ReturnType<typeof createGrowth> | undefined;
  try {
    await waitlist.import(signups());
    console.log(
      'a million events in SQLite, in ms; median and, in brackets, best: the time, and the longest wait',
    );
    let written = 0;
    await measure('writing 200 reports', DAYS * Math.ceil(VISITS_A_DAY / BATCH), async () => {
      const parts = Array.from({ length: BATCH }, () => visitPart(written++));
      await writeVisits(counting, parts, new Map());
    });
    await measure('closing 59 days', 1, () => closeDays(counting));
    const { size } = await stat(path.join(folder, 'growth.db'));
    console.log(`file: ${(size / 1e6).toFixed(1)} MB`);
    growth = createGrowth({ databaseUrl, log: console.error });
    const { figures } = growth;
    for (const days of [30, 90]) {
      for (const by of ['source', 'landing', 'page'] as const) {
        await measure(`figures of ${days} days by ${by}`, ROUNDS, async () => {
          const range = { from: dayOf(Date.now() - (days - 1) * DAY), to: dayOf(Date.now()), by };
          await figures(range, await waitlist.dailySignups(signupsFrom(range.from)));
        });
      }
    }
  } finally {
    await growth?.close();
    await counting.close();
    await close();
    await rm(folder, { recursive: true });
  }
}

async function measure(name: string, rounds: number, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  const waits: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let round = 0; round < rounds; round += 1) {
    delay.reset();
    // It measures from its first tick on, and notes a delay at the next one.
    await wait(5);
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
    await wait(5);
    waits.push(delay.max / 1e6);
  }
  delay.disable();
  console.log(`${name}: ${summary(times)}; ${summary(waits)}`);
}

function summary(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${sorted[Math.floor(values.length / 2)]?.toFixed(0)} (${sorted[0]?.toFixed(0)})`;
}

/** The same visits each time, oldest first: 60 campaigns, 300 sources, 8 languages, 3 releases. */
function visitPart(index: number): VisitPart {
  const day = DAYS - 1 - Math.min(DAYS - 1, Math.floor(index / VISITS_A_DAY));
  const pick = (count: number, salt: number) => {
    const random = (Math.imul(index + salt, 2_654_435_761) >>> 0) / 2 ** 32;
    // The first ones are the most frequent.
    return Math.floor(random ** 3 * count);
  };
  return {
    visit: `visit-${index}`,
    day: dayOf(Date.now() - day * DAY),
    steps: STEPS[pick(STEPS.length, 1)] ?? 1,
    pages: 1 | (1 << pick(8, 2)) | (1 << pick(8, 3)),
    errors: [0, 0, 0, 1, 2, 4, 32][pick(7, 4)] ?? 0,
    member: pick(2, 5),
    bot: Number(index % 20 === 0),
    words: {
      source: `source-${pick(300, 6)}`,
      medium: `medium-${pick(5, 7)}`,
      campaign: `campaign-${pick(60, 8)}`,
      landing: `page-${pick(8, 9)}`,
      language: `language-${pick(8, 10)}`,
      device: `device-${pick(3, 11)}`,
      release: `release-${Math.floor(day / 30)}`,
    },
  };
}

async function* signups() {
  for (let index = 0; index < SIGNUPS; index += 1) {
    const joinedAt = new Date(Date.now() - (index % DAYS) * DAY).toISOString();
    yield { email: `${index}@example.org`, joinedAt, language: 'en', linkId: `link-${index}` };
  }
}
