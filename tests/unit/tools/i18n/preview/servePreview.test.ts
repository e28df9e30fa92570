import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

/** Creates a folder for the process's temporary files, to see what it leaves behind. */
function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'serve-preview-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the form works, and its database is removed on %s',
  async (signal) => {
    const folder = temporaryFolder();
    const command = ['--import', 'tsx', 'tools/commands/i18n.ts', 'preview', 'de'];
    const preview = spawn(process.execPath, command, {
      env: { ...process.env, PORT: '0', TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void preview.kill('SIGKILL'));
    const [line] = await once(createInterface(preview.stdout), 'line');
    const url = /http:\S+/.exec(line)?.[0];

    const answer = await fetch(new URL('/api/join-waitlist', url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org' }),
    });
    expect(answer.status).toBe(201);
    const isDatabase = (file: string) => file.startsWith('iris-preview-');
    expect(readdirSync(folder).filter(isDatabase)).toHaveLength(1);

    preview.kill(signal);
    await once(preview, 'exit');
    expect(readdirSync(folder).filter(isDatabase)).toEqual([]);
  },
  30_000,
);
