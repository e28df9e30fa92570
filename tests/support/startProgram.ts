import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { newDatabaseUrl, newDataFolder } from './temporaryFolder.ts';

interface ProgramOptions {
  cwd?: string;
  /** Variables beside those of this process. */
  env?: Record<string, string | undefined>;
}

/** Starts a program with a free port and data of its own; ends it with the test. */
export function startProgram(
  [file, ...words]: readonly [string, ...string[]],
  { cwd, env }: ProgramOptions = {},
): ChildProcessWithoutNullStreams {
  const program = spawn(file, words, {
    cwd,
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: newDatabaseUrl(),
      DATA_DIR: newDataFolder(),
      ...env,
    },
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  return program;
}
