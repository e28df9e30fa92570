import { execFile } from 'node:child_process';
import { programFile } from '../../../support/programFile.ts';

/** Runs a command as an operator does, in its own process. */
export function runWaitlist(databaseUrl: string, ...args: string[]) {
  return runWaitlistWith({}, databaseUrl, ...args);
}

/** Does the same with more variables. */
export function runWaitlistWith(
  variables: Record<string, string>,
  databaseUrl: string,
  ...args: string[]
) {
  const command = [programFile('waitlist'), ...args];
  const env = { ...process.env, ...variables, DATABASE_URL: databaseUrl };
  return new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    const child = execFile(process.execPath, command, { env }, (_, out, errors) => {
      resolve({ code: child.exitCode ?? -1, out, errors });
    });
  });
}
