import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { printedUrl } from '../../support/printedUrl.ts';
import { copyProject } from '../../support/sites/copyProject.ts';
import { startProgram } from '../../support/startProgram.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** A site in one language, which names no example address. */
export const ENGLISH_SITE = {
  SITE_LANGUAGES: 'en',
  VITE_SITE_URL: 'https://iris.test',
  VITE_API_BASE_URL: '',
  VITE_SUPPORT_EMAIL: 'help@iris.test',
  VITE_SOCIAL_URL: 'https://social.test/@iris',
};

/** A copy of the project that no build has run in. */
export async function freshProject(): Promise<string> {
  const folder = path.join(temporaryFolder(), 'project');
  await copyProject(folder);
  return folder;
}

/** Runs npm to its end. Rejects with `code`, `stdout` and `stderr` when it fails. */
export function npm(cwd: string, args: string[], env: Record<string, string> = {}) {
  return promisify(execFile)('npm', args, { cwd, env: { ...process.env, ...env } });
}

/** Starts a server in this folder and waits for its address. */
export async function startServer(cwd: string, words: string[], env: Record<string, string> = {}) {
  const server = startProgram([process.execPath, ...words], { cwd, env });
  return { server, url: await printedUrl(server) };
}
