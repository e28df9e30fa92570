import { ensureSite } from './tests/support/sites/ensureSite.ts';

for (const n of process.argv.slice(2) as any[]) {
  console.time(n);
  await ensureSite(n);
  console.timeEnd(n);
}
