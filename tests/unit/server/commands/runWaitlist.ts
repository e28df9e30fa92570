import { execFile } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { runWaitlistCommand } from '../../../../server/commands/runWaitlistCommand.ts';
import { programFile } from '../../../support/programFile.ts';

/** Runs a command in this process, as the operator's program does in its own. */
export function runWaitlist(databaseUrl: string, ...words: string[]) {
  return runWaitlistWith({}, databaseUrl, ...words);
}

/** Does the same with more variables. `code` is that of the program: 2 for what is thrown. */
export async function runWaitlistWith(
  variables: Record<string, string>,
  databaseUrl: string,
  ...words: string[]
) {
  const output = new PassThrough();
  const written = text(output);
  const spies = [
    vi.spyOn(process, 'stdout', 'get').mockReturnValue(output as unknown as typeof process.stdout),
    vi.spyOn(console, 'log').mockImplementation((line) => void output.write(`${line}\n`)),
  ];
  let code = 2;
  let errors = '';
  try {
    const env = { ...process.env, ...variables, DATABASE_URL: databaseUrl };
    code = await runWaitlistCommand(words, env);
  } catch (error) {
    errors = `${(error as Error).message}\n`;
  }
  for (const spy of spies) spy.mockRestore();
  output.end();
  return { code, out: await written, errors };
}

/** Runs the operator's program. */
export function runProgram(variables: Record<string, string>, ...words: string[]) {
  const env = { ...process.env, ...variables };
  return new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    const command = [programFile('waitlist'), ...words];
    const child = execFile(process.execPath, command, { env }, (_, out, errors) => {
      resolve({ code: child.exitCode ?? -1, out, errors });
    });
  });
}
