import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { copyProject } from '../../harness/sites/copyProject.ts';

/** A site that is built in a few seconds and names no example address. */
export const QUICK_SITE = {
  SITE_LANGUAGES: 'en',
  SHARE_IMAGES: '0',
  VITE_SITE_URL: 'https://iris.test',
  VITE_API_BASE_URL: '',
  VITE_SUPPORT_EMAIL: 'help@iris.test',
  VITE_SOCIAL_URL: 'https://social.test/@iris',
};

/** Unsets Vitest's NODE_ENV, with which the build would bundle React for tests. */
const ENVIRONMENT = { ...process.env, NODE_ENV: undefined };

/** Creates a folder and removes it after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'production-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Copies the project, without the output of any build. */
export async function freshProject(): Promise<string> {
  const folder = path.join(temporaryFolder(), 'project');
  await copyProject(folder);
  return folder;
}

/** Runs npm to its end. Rejects with `code`, `stdout` and `stderr` when it fails. */
export function npm(cwd: string, args: string[], env: Record<string, string> = {}) {
  return promisify(execFile)('npm', args, { cwd, env: { ...ENVIRONMENT, ...env } });
}

/** Starts a server on a free port with its own database, and waits for its address. */
export async function startProgram(cwd: string, args: string[], env: Record<string, string> = {}) {
  const server = spawn(process.execPath, args, {
    cwd,
    env: {
      ...ENVIRONMENT,
      PORT: '0',
      DATABASE_URL: `file:${path.join(temporaryFolder(), 'waitlist.db')}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  return { server, url: await urlOf(server) };
}

/** Returns the address from the line that holds nothing else. */
async function urlOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The output of the process is not piped.');
  for await (const line of createInterface(stdout)) {
    if (/^http:\/\/127\.0\.0\.1:\d+$/.test(line)) return line;
  }
  throw new Error('The process ended without printing its address.');
}

/** Joins as the site's form does; returns the status. */
export async function join(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/join-waitlist`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.org' }),
  });
  return answer.status;
}
