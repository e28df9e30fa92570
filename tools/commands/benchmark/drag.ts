import type { Browser } from '@playwright/test';

/** Moves of a drag that takes three seconds at 60 moves per second. */
const MOVES = 180;
const FRAME = 1000 / 60;

interface TraceEvent {
  name: string;
  /** Start in microseconds. */
  ts: number;
  dur?: number;
  tid: number;
  args: { data?: { type?: string } };
}

/** A page with a bare box to drag, to show the best that this machine can draw. */
const BARE = `data:text/html,<style>div{width:25rem;background:silver;will-change:transform}</style>
<div style="height:37rem;width:70rem" data-part="scene"><div id="box" style="height:27rem" data-part="handle"></div></div>
<script>
  let start;
  addEventListener('pointerdown', (event) => { start = event; });
  addEventListener('pointermove', ({ x, y }) => {
    if (start) box.style.transform = \`translate3d(\${x - start.x}px, \${y - start.y}px, 0)\`;
  });
</script>`;

/** Factors by which the browser slows the page's thread down. */
const THROTTLING_RATES = [1, 4];

/**
 * Drags the Vision Frame over all windows, at full speed and slowed 4 ×, and prints from the
 * browser's trace what a move costs the page's thread and how many frames were drawn. Does the same
 * with a bare box for comparison.
 */
export async function benchmarkDrag(url: string, browser: Browser): Promise<void> {
  for (const rate of THROTTLING_RATES) {
    await measureDrag('Vision Frame', url, browser, rate);
    await measureDrag('A bare box, for comparison,', BARE, browser, rate);
  }
}

async function measureDrag(
  name: string,
  url: string,
  browser: Browser,
  rate: number,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  const handle = await page.locator('[data-part="handle"]').boundingBox();
  const scene = await page.locator('[data-part="scene"]').boundingBox();
  if (!handle || !scene) throw new Error('the page has no handle or no scene');

  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate });
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
  });
  await page.mouse.move(handle.x + 80, handle.y + 20);
  await page.mouse.down();
  // Like a hand, does not wait until the previous move is drawn.
  const sent: Promise<void>[] = [];
  const started = performance.now();
  for (let move = 1; move <= MOVES; move += 1) {
    const turn = (move / MOVES) * 4 * Math.PI;
    sent.push(
      page.mouse.move(
        scene.x + scene.width * (0.4 + 0.3 * Math.sin(turn)),
        scene.y + scene.height * (0.2 + 0.15 * Math.cos(turn / 2)),
      ),
    );
    const wait = started + move * FRAME - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  await Promise.all(sent);
  const seconds = (performance.now() - started) / 1000;
  await page.mouse.up();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  await page.close();

  const moves = trace.traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointermove',
  );
  const thread = moves[0]?.tid;
  const [from = 0, to = 0] = [moves.at(0)?.ts, moves.at(-1)?.ts];
  const during = trace.traceEvents.filter(({ ts }) => ts >= from && ts <= to);
  const drawn = during.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1000);
  const gaps = drawn.slice(1).map((time, index) => time - (drawn[index] ?? time));
  const busy = during
    .filter(({ name, tid }) => WORK.has(name) && tid === thread)
    .reduce((sum, { dur = 0 }) => sum + dur / 1000, 0);
  console.log(
    [
      `${name} dragged for ${seconds.toFixed(1)} s, processor slowed ${rate} ×:`,
      `${(drawn.length / ((to - from) / 1e6)).toFixed(1)} frames a second drawn,`,
      `gap between frames median ${at(gaps, 0.5)} ms, 95 % ${at(gaps, 0.95)} ms;`,
      `page's thread busy ${(busy / Math.max(1, drawn.length)).toFixed(1)} ms a frame of ${FRAME.toFixed(1)},`,
      `one move's script median ${at(lengths(moves), 0.5)} ms, worst ${at(lengths(moves), 1)} ms`,
    ].join(' '),
  );
}

/** Trace events of a frame's work on the page's thread: script, style, layout and paint. */
const WORK = new Set([
  'EventDispatch',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
]);

function lengths(events: TraceEvent[]): number[] {
  return events.map(({ dur = 0 }) => dur / 1000);
}

function at(values: number[], part: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
}
