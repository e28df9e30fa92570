import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';

/**
 * Starts a development server as a process of its own with a database of its own, and waits until it
 * answers.
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
  const folder = await mkdtemp(path.join(tmpdir(), 'iris-development-'));
  const database = `file:${path.join(folder, 'waitlist.db')}`;
  const server = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, PORT: port, DATABASE_URL: database },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill();
    await ended;
    await rm(folder, { recursive: true });
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
