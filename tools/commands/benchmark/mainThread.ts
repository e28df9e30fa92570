/** Categories of Chromium's trace that `mainThread` reads. */
export const TRACE_CATEGORIES = ['devtools.timeline', 'toplevel', 'blink.user_timing'];

interface TraceEvent {
  name: string;
  /** Start, duration and processor time in microseconds. Marks have a start only. */
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args: { frame?: string; data?: { frame?: string; type?: string; documentLoaderURL?: string } };
}

/** Microseconds after the load event during which a visit is passive. */
const PASSIVE = 3e6;
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * Returns the milliseconds for which a page's main thread is busy before the first tap and after.
 * Returns nothing if the trace is incomplete: Chromium can miss the first events of a process.
 */
export function mainThread(trace: Buffer, url: string) {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(trace));
  const start = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  const events = traceEvents
    .filter(({ pid, tid }) => pid === start?.pid && tid === start.tid)
    .sort((a, b) => a.ts - b.ts);
  // Images in SVG are documents too, with marks of their own.
  const isOfPage = ({ args }: TraceEvent) => (args.frame ?? args.data?.frame) === start?.args.frame;
  const mark = (name: string) => events.find((event) => event.name === name && isOfPage(event))?.ts;
  const [paint, load] = [mark('firstContentfulPaint'), mark('MarkLoad')];
  const tap = events.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerdown',
  )?.ts;
  if (!start || !paint || !load || !tap) return undefined;

  const beforePaint = times(events, ['UpdateLayoutTree', 'Layout'], start.ts, paint);
  const passive = times(events, [TASK], start.ts, load + PASSIVE);
  const interaction = times(events, [TASK], tap, Number.POSITIVE_INFINITY);
  return {
    'passive: first layout': sum(beforePaint),
    'passive: blocked': sum(passive.map(blocked)),
    'interaction: longest task': Math.max(...interaction),
    'interaction: blocked': sum(interaction.map(blocked)),
    'interaction: total': sum(interaction),
  };
}

/**
 * Returns the milliseconds of the events with these names that run between two moments, without
 * events nested in another. It is processor time, which includes the throttling but not the time
 * that other programs take on a busy machine.
 */
function times(events: TraceEvent[], names: string[], from: number, to: number): number[] {
  const found: number[] = [];
  let end = from;
  for (const { name, ts, dur = 0, tdur = dur } of events) {
    if (!names.includes(name) || ts + dur <= end || ts >= to) continue;
    end = ts + dur;
    found.push(tdur / 1000);
  }
  return found;
}

/** Returns the milliseconds by which a task is longer than an input can wait unnoticed. */
const blocked = (task: number) => Math.max(0, task - 50);

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
