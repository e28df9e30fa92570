import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';

/**
 * Starts a development server as a process of its own, and waits until it answers.
 *
 * @param args to Node
 * @param url where the server is to be reached
 * @returns ends the server, and waits for that.
 */
export async function startDevelopmentServer(
  args: readonly string[],
  url: string,
  { cwd }: { cwd?: string } = {},
): Promise<() => Promise<void>> {
  const { port } = new URL(url);
  const server = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, PORT: port },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = () => {
    server.kill();
    return ended;
  };
  try {
    await expect
      .poll(async () => (await fetch(`${url}/favicon.svg`).catch(() => undefined))?.status, {
        timeout: 20_000,
      })
      .toBe(200);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
