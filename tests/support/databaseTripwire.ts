import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where the project keeps the sign-ups of whoever develops it. */
const DEVELOPER_DATA = path.resolve('data');

/**
 * Gives a database that nothing may use to every process of a test run, instead of the developer's: who
 * opens one in a test names its own. To be called by the configuration, before any plugin runs.
 */
export function setDatabaseTripwire(): void {
  process.env.DATABASE_TRIPWIRE ??= path.join(tmpdir(), `iris-tripwire-${process.pid}`);
  process.env.DATABASE_URL = `file:${path.join(process.env.DATABASE_TRIPWIRE, 'waitlist.db')}`;
}

/** Global setup of the test runners; what it returns fails the run if a test used either database. */
export default function watchDatabases(): () => void {
  return () => {
    const tripwire = process.env.DATABASE_TRIPWIRE ?? '';
    const used = [...changedFiles(tripwire), ...changedFiles(DEVELOPER_DATA)];
    rmSync(tripwire, { recursive: true, force: true });
    if (used.length > 0) {
      // Vitest prints an error of a teardown and passes all the same.
      process.exitCode = 1;
      throw new Error(`Tests used a database that is not theirs:\n${used.join('\n')}`);
    }
  };
}

/** The folder and all in it that was written to since this process began. */
function changedFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [folder, ...files.map((file) => path.join(folder, file))].filter((file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat && stat.mtimeMs > performance.timeOrigin;
  });
}
