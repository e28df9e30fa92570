/** Categories of Chromium's trace that `mainThreadOf` reads. */
export const TRACE_CATEGORIES = ['devtools.timeline', 'toplevel', 'blink.user_timing'];

interface TraceEvent {
  name: string;
  /** Start in microseconds. */
  ts: number;
  /** Duration in microseconds; marks have none. */
  dur?: number;
  /** Processor time in microseconds, of the thread alone. */
  tdur?: number;
  pid: number;
  tid: number;
  args: {
    frame?: string;
    data?: {
      frame?: string;
      type?: string;
      documentLoaderURL?: string;
      isOutermostMainFrame?: boolean;
    };
  };
}

/** A visit as Chromium traced it on the page's main thread. Moments are in microseconds. */
export interface MainThread {
  /** The thread's events, sorted by start. */
  events: TraceEvent[];
  navigation: number;
  firstContentfulPaint: number;
  load: number;
  /** The first `pointerdown` reaches the page; the end of the trace if there is none. */
  act: number;
  end: number;
}

/**
 * Finds the visit to a page in a trace.
 *
 * @returns undefined if the trace is incomplete: Chromium can miss the first events of a process.
 */
export function mainThreadOf(trace: Buffer, url: string): MainThread | undefined {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(trace));
  const start = traceEvents.find(
    ({ name, args: { data } }) =>
      name === 'navigationStart' && data?.documentLoaderURL === url && data.isOutermostMainFrame,
  );
  if (!start) return undefined;
  const events = traceEvents
    .filter(({ pid, tid }) => pid === start.pid && tid === start.tid)
    .sort((a, b) => a.ts - b.ts);
  // Images in SVG are documents too, with load events of their own.
  const mark = (name: string) =>
    events.find(
      ({ name: itsName, args: { frame, data } }) =>
        itsName === name && (frame ?? data?.frame) === start.args.frame,
    )?.ts;
  const firstContentfulPaint = mark('firstContentfulPaint');
  const load = mark('MarkLoad');
  if (firstContentfulPaint === undefined || load === undefined) return undefined;
  const end = events.at(-1)?.ts ?? start.ts;
  const act = events.find(
    ({ name, args: { data } }) => name === 'EventDispatch' && data?.type === 'pointerdown',
  );
  return {
    events,
    navigation: start.ts,
    firstContentfulPaint,
    load,
    act: act?.ts ?? end,
    end,
  };
}

/** Returns the milliseconds of each task that runs between two moments, even if only in part. */
export function taskTimes({ events }: MainThread, from: number, to: number): number[] {
  return timesOf(
    events.filter(({ ts, dur = 0 }) => ts + dur > from && ts < to),
    ['ThreadControllerImpl::RunTask'],
  );
}

/** Returns the milliseconds of the events with these names between two moments. */
export function timeIn({ events }: MainThread, names: string[], from: number, to: number): number {
  const during = events.filter(({ ts }) => ts >= from && ts < to);
  return timesOf(during, names).reduce((sum, time) => sum + time, 0);
}

/**
 * Returns the milliseconds of the events with these names, without events nested in another. It is
 * processor time, which includes the throttling but not the time that other programs take on a busy
 * machine.
 */
function timesOf(events: TraceEvent[], names: string[]): number[] {
  const times: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { name, ts, dur = 0, tdur = dur } of events) {
    if (!names.includes(name) || ts < end) continue;
    end = ts + dur;
    times.push(tdur / 1000);
  }
  return times;
}

/** A task longer than this many milliseconds delays an input noticeably. */
const LONG_TASK = 50;

/** Returns the milliseconds by which tasks exceed that limit, in total. */
export function blockedTime(times: number[]): number {
  return times.reduce((sum, time) => sum + Math.max(0, time - LONG_TASK), 0);
}
