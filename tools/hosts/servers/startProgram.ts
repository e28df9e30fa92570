import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Program {
  /** Returns what the program has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts a program that stays in the foreground, and resolves once it listens.
 *
 * @throws Error with the program's output if it ends before
 */
export async function startProgram(
  command: readonly [string, ...string[]],
  port: number,
  env: Record<string, string> = {},
): Promise<Program> {
  const [file, ...words] = command;
  const program = spawn(file, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Ends the program when a test is interrupted.
  const kill = () => program.kill('SIGTERM');
  process.once('exit', kill);
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  }
  const ended = once(program, 'exit');
  while (!(await isListening(port))) {
    if (program.exitCode !== null) throw new Error(`${file} does not start:\n${output}`);
    await Promise.race([wait(20), ended]);
  }
  return {
    output: () => output,
    async stop() {
      program.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
