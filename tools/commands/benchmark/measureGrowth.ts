import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../../server/database/openDatabase.ts';
import { closeDays } from '../../../server/growth/closeDays.ts';
import { openCountingDatabase } from '../../../server/growth/countingDatabase.ts';
import { createGrowth } from '../../../server/growth/growth.ts';
import { signupsFrom } from '../../../server/growth/readFigures.ts';
import { dayOf } from '../../../server/growth/readReport.ts';
import { writeVisits } from '../../../server/growth/writeVisits.ts';
import { examplePages, exampleSignups, exampleVisits } from './exampleVisits.ts';

const DAY = 24 * 60 * 60_000;
const BATCH = 200;
const ROUNDS = 9;

/**
 * Counts a million events of the last 90 days in a SQLite file, and prints how long the figures take,
 * and the longest time for which the event loop waited meanwhile, with all other requests.
 *
 * @param keep a folder to make and to leave the databases in, as a DATA_DIR to look at
 */
export async function measureGrowth(keep?: string): Promise<void> {
  // Fails on a folder that exists: it may have real sign-ups.
  if (keep !== undefined) await mkdir(keep);
  const folder = keep ?? (await mkdtemp(path.join(tmpdir(), 'iris-growth-')));
  const databaseUrl = `file:${folder}/waitlist.db`;
  const { waitlist, close } = await openDatabase(databaseUrl);
  const counting = await openCountingDatabase(databaseUrl);
  let growth: ReturnType<typeof createGrowth> | undefined;
  try {
    await waitlist.import(exampleSignups());
    console.log('a million events in SQLite, in ms; median and, in brackets, best of');
    console.log('the whole time, the processor time, and the longest wait of other requests');
    const visits = [...exampleVisits()];
    let batch = 0;
    await measure('writing 200 reports', Math.ceil(visits.length / BATCH), () => {
      const from = BATCH * batch++;
      return writeVisits(counting, visits.slice(from, from + BATCH), new Map());
    });
    await counting.query.insertInto('tallies').values(examplePages(visits)).execute();
    await measure('closing 59 days', 1, () => closeDays(counting));
    const { size } = await stat(path.join(folder, 'growth.db'));
    console.log(`file: ${(size / 1e6).toFixed(1)} MB`);
    growth = createGrowth({ databaseUrl, log: console.error });
    const { figures } = growth;
    for (const days of [30, 90]) {
      for (const by of ['source', 'landing', 'form', 'error'] as const) {
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
    if (keep === undefined) await rm(folder, { recursive: true });
  }
}

async function measure(name: string, rounds: number, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  const processor: number[] = [];
  const waits: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let round = 0; round < rounds; round += 1) {
    delay.reset();
    // It measures from its first tick on, and notes a delay at the next one.
    await wait(5);
    const started = performance.now();
    const before = process.cpuUsage();
    await work();
    times.push(performance.now() - started);
    const { user, system } = process.cpuUsage(before);
    processor.push((user + system) / 1e3);
    await wait(5);
    waits.push(delay.max / 1e6);
  }
  delay.disable();
  console.log(`${name}: ${[times, processor, waits].map(summary).join('; ')}`);
}

function summary(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${sorted[Math.floor(values.length / 2)]?.toFixed(0)} (${sorted[0]?.toFixed(0)})`;
}
