import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Program {
  /** What it has written to its terminal so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts a program that stays in the foreground, and resolves once it listens.
 * @throws Error with its output, when it ends before.
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
  // Also when a test breaks off.
  process.once('exit', () => program.kill('SIGTERM'));
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  }
  const ended = once(program, 'exit');
  while (!(await listens(port))) {
    if (program.exitCode !== null) throw new Error(`${file} does not start:\n${output}`);
    await Promise.race([wait(20), ended]);
  }
  return {
    output: () => output,
    async stop() {
      program.kill('SIGTERM');
      await ended;
    },
  };
}

async function listens(port: number): Promise<boolean> {
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

/** A port that was free just now, for programs that cannot say which one they chose. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
