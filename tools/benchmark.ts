import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import en from '../locales/en.json' with { type: 'json' };
import { startServer } from '../server/server.ts';
import { readSettings } from '../server/settings.ts';
import { contains, matches, searchable, searchTerm } from '../src/sections/faq/textSearch.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../tests/support/chromium.ts';

/*
 * `npm run benchmark`: what the FAQ's search costs. Timings vary with the machine, so they are printed
 * here and asserted nowhere.
 */
const TYPED = 'encrypted data';

await inBrowser();
inBulk(2000);

/**
 * Each key in the FAQ's search box, from the event to the finished layout, on a processor slowed 4 ×.
 * The marks come after that, in renderings that the next key may interrupt.
 */
async function inBrowser(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'iris-benchmark-'));
  const dist = path.join(folder, 'dist');
  execFileSync('npx', ['vite', 'build', '--outDir', dist, '--logLevel', 'error'], {
    stdio: 'inherit',
    env: { ...process.env, VITE_API_BASE_URL: '' },
  });
  const settings = readSettings({ PORT: '0', DIST_DIR: dist });
  const server = await startServer(
    { ...settings, databaseUrl: `file:${path.join(folder, 'waitlist.db')}` },
    { log: () => {} },
  );
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: CHROMIUM_ARGUMENTS,
  });
  const page = await browser.newPage();
  await page.goto(`${server.url}/faq`, { waitUntil: 'networkidle' });
  await page.getByRole('searchbox').focus();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = await page.evaluate(async (typed) => {
    const field = document.activeElement as HTMLInputElement;
    const durations: number[] = [];
    for (const key of typed) {
      const started = performance.now();
      field.value += key;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // React renders at the end of the event's task; reading a size then forces the layout.
      await Promise.resolve();
      document.body.getBoundingClientRect();
      durations.push(performance.now() - started);
      await new Promise(requestAnimationFrame);
    }
    return durations;
  }, TYPED);
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true });
  print('16 entries in Chromium, processor slowed 4 ×, per key', times);
}

/** The same search over many entries, without a page: making them ready once, then each key. */
function inBulk(count: number): void {
  const texts = [en.faq.general, en.faq.features, en.faq.privacy].flatMap(({ title, ...entries }) =>
    Object.values(entries).flatMap(({ question, answer }) => [question, answer]),
  );
  const started = performance.now();
  const entries = Array.from({ length: count * 2 }, (_, index) =>
    searchable(`${index} ${texts[index % texts.length]}`, 'en'),
  );
  print(`${count} entries made ready, once`, [performance.now() - started]);
  const times = [...TYPED].map((_, index) => {
    const keyPressed = performance.now();
    const term = searchTerm(TYPED.slice(0, index + 1), 'en');
    for (const entry of entries) if (contains(entry, term)) matches(entry, term);
    return performance.now() - keyPressed;
  });
  print(`${count} entries searched and marked, per key`, times);
}

function print(what: string, times: number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(`${what}: median ${median.toFixed(1)} ms, worst ${sorted.at(-1)?.toFixed(1)} ms`);
}
