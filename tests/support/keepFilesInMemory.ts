import { readFileSync, statfsSync } from 'node:fs';

/** Where Linux has a file system in memory. */
const MEMORY = '/dev/shm';

/** Bytes: several times what the largest test needs, a copy of the project with what it builds. */
const NEEDED = 2 ** 31;

/**
 * Makes this process and those that it starts keep temporary files in memory, where there is room for
 * them and programs can be run from there. A disk that syncs takes most of the time of a test that
 * opens a database.
 */
export function keepFilesInMemory(): void {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const [, options = 'noexec'] =
      readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm \S+ (\S+)/m) ?? [];
    if (bavail * bsize < NEEDED || options.split(',').includes('noexec')) return;
    process.env.TMPDIR = MEMORY;
  } catch {
    // Other systems have no such folder.
  }
}
