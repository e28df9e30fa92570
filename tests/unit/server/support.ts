import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, type ClientRequest, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished } from 'vitest';
import { type DatabaseOptions, openDatabase } from '../../../server/database/openDatabase.ts';
import type { Timeouts } from '../../../server/http/server.ts';
import type { LogEntry } from '../../../server/log.ts';
import { addressHashes } from '../../../server/mail/secrets.ts';
import { readSettings, type ServerSettings } from '../../../server/settings.ts';
import { startServer } from '../../../server/startServer.ts';
import { MESSAGES_FILE, type Messages } from '../../../src/messages/messages.ts';
import { ENDPOINTS } from '../../../src/rules/contract.ts';
import { newDatabaseUrl, newDataFolder, temporaryFolder } from '../../support/temporaryFolder.ts';
import { EXAMPLE_MESSAGES } from './exampleMessages.ts';

/** The secrets of every server, because servers that share a database must have the same. */
export const LINK_SECRETS = 'the secret of all servers under test';

/** Where the links of the site's mails lead. */
const PUBLIC_URL = 'https://iris.app';

/** A small built site; returns its folder. The text of each page says which it is. */
export function writeSite(
  apiUrl: string | null = PUBLIC_URL,
  changes: Partial<Messages> = {},
): string {
  const folder = join(temporaryFolder(), 'dist');
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const path of ['index', 'faq', '404', 'de', 'de/faq', 'de/404']) {
    const language = path.startsWith('de') ? 'de' : 'en';
    const html = `<!doctype html><html lang="${language}"><title>${path}</title>`;
    write(`${path}.html`, html);
    if (path === 'index') continue;
    write(`${path}.html.br`, brotliCompressSync(html));
    write(`${path}.html.gz`, gzipSync(html));
  }
  write('assets/app-3f2a.js', 'export {};');
  write('robots.txt', 'User-agent: *');
  write('favicon.ico', 'ICO');
  write('.well-known/security.txt', 'Contact: …');
  write(
    MESSAGES_FILE,
    JSON.stringify({ ...EXAMPLE_MESSAGES, apiUrl, secret: 'SECRET', ...changes }),
  );
  for (const path of ['_headers', '.env', '.git/config', '.well-known/.env', '../outside.txt']) {
    write(path, 'SECRET');
  }
  symlinkSync(join(folder, '../outside.txt'), join(folder, 'link.txt'));
  return folder;
}

/** Opens a database, with two secrets by default, and closes it after the test. */
export async function openForTest(
  url = newDatabaseUrl(),
  options: DatabaseOptions = { hashesOf: addressHashes(['newest', 'older']) },
) {
  const database = await openDatabase(url, options);
  onTestFinished(database.close);
  return { ...database, file: url.replace('file:', '') };
}

/** Returns what the file of an open database and its log hold, as text. */
export function bytesOf(file: string): string {
  return [file, `${file}-wal`].map((path) => readFileSync(path, 'latin1')).join('');
}

/** Returns who may do what with a file or folder. */
export const modeOf = (path: string) => statSync(path).mode & 0o777;

/**
 * Starts the real server on a free loopback port and closes it after the test. Collects its log,
 * with what it says at its start apart.
 */
export async function runServer(
  changes: Partial<ServerSettings> = {},
  timeouts: Partial<Timeouts> = {},
  options: { openInterval?: number } = {},
) {
  const log: string[] = [];
  const settings: ServerSettings = {
    ...readSettings({}),
    port: 0,
    databaseUrl: newDatabaseUrl(),
    mailSecrets: [LINK_SECRETS],
    dataDir: newDataFolder(),
    distDir: changes.distDir ?? writeSite(),
    ...changes,
  };
  const server = await startServer(settings, {
    ...options,
    timeouts,
    log: (entry: LogEntry) => void log.push(JSON.stringify(entry)),
  });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= server.close();
    return closed;
  };
  onTestFinished(close);
  return { url: server.url, close, settings, startLog: log.splice(0), log };
}

/** Returns an agent that keeps its connections until the test is over. */
export function keepAliveAgent(maxSockets = 1): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets });
  onTestFinished(() => agent.destroy());
  return agent;
}

export const JOIN_BODY = '{"email":"ada@example.org"}';

/** Begins a join whose headers the server has read and whose body it still waits for. */
export async function openJoin(url: string): Promise<ClientRequest> {
  const outgoing = request(`${url}${ENDPOINTS.joinWaitlist}`, {
    agent: keepAliveAgent(),
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': JOIN_BODY.length,
      Expect: '100-continue',
    },
  });
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  return outgoing;
}

/** Opens a bare connection, which is closed after the test. */
export function connectTo(url: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Waits until a server has stopped listening. */
export async function stopsListening(url: string): Promise<void> {
  await expect.poll(() => fetch(url).catch(() => 'refused')).toBe('refused');
}
