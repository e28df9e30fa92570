import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, devices } from '@playwright/test';

/** What the main thread does for a page, in ms. `blocked` is the part of tasks beyond 50 ms. */
export const WORK = ['style', 'layout', 'paint', 'blocked'] as const;

type Work = Record<(typeof WORK)[number], number>;

/** The opening of the first screen is over by then. */
const LOADED_AFTER = 5_000;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds. */
  dur?: number;
}

/** Loads a page on a phone slowed 4 ×, and returns what its main thread did. */
export async function pageWork(
  browser: Browser,
  url: string,
  javaScriptEnabled: boolean,
): Promise<Work> {
  const page = await browser.newPage({ ...devices['Pixel 5'], javaScriptEnabled });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories });
  await page.goto(url);
  await wait(LOADED_AFTER);
  const trace = JSON.parse(String(await browser.stopTracing()));
  await page.close();
  return sumUp(trace.traceEvents);
}

function sumUp(events: TraceEvent[]): Work {
  const main = events.findLast(({ name }) => name === 'Layout');
  const timesOf = (wanted: string) =>
    events
      .filter(({ name, pid, tid }) => name === wanted && pid === main?.pid && tid === main.tid)
      .map(({ dur = 0 }) => dur / 1_000);
  const sum = (times: number[]) => times.reduce((total, time) => total + time, 0);
  return {
    style: sum(timesOf('UpdateLayoutTree')),
    layout: sum(timesOf('Layout')),
    paint: sum(timesOf('Paint')),
    blocked: sum(timesOf('RunTask').map((time) => Math.max(0, time - 50))),
  };
}
