import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { temporaryFolder, writeSite } from './support.ts';

const COMMAND = [process.execPath, '--import', 'tsx', 'server/main.ts'];

/** Starts `server/main.ts` with a small site until the test ends. Pipes `stdout` by default. */
export function spawnMain(
  env: Record<string, string>,
  stdout: 'pipe' | { file: string; maxBytes: number } = 'pipe',
): ChildProcess {
  const options: SpawnOptions = {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DIST_DIR: writeSite(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  };
  const child =
    stdout === 'pipe'
      ? spawn(COMMAND[0] as string, COMMAND.slice(1), options)
      : spawn('sh', ['-c', limitedTo(stdout), stdout.file, ...COMMAND], options);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

/** POSIX counts file sizes in blocks of 512 bytes. */
function limitedTo({ maxBytes }: { maxBytes: number }): string {
  return `ulimit -f ${maxBytes / 512}; exec "$@" >>"$0"`;
}

export const URL_LINE = /^http:\/\/127\.0\.0\.1:\d+$/m;

/** Returns the address from the line that holds nothing else. */
export async function urlOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The output of the process is not piped.');
  for await (const line of createInterface(child.stdout)) {
    if (URL_LINE.test(line)) return line;
  }
  throw new Error('The process ended without printing its address.');
}

/** Returns the setting for a new database file. */
export const newDatabase = () => ({
  DATABASE_URL: `file:${join(temporaryFolder(), 'data/waitlist.db')}`,
});
