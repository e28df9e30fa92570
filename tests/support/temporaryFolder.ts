import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'iris-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns the path of a data folder that does not exist yet. */
export function newDataFolder(): string {
  return path.join(temporaryFolder(), 'data');
}

/** Returns the address of a database file that does not exist yet, nor does its folder. */
export function newDatabaseUrl(): string {
  return `file:${path.join(newDataFolder(), 'waitlist.db')}`;
}
