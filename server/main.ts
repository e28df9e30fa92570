import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { FIGURES_PAGE } from './figures/figuresPage.ts';
import { flushLog } from './log.ts';
import { readSettings } from './settings.ts';
import { startServer } from './startServer.ts';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Starts the server with settings from the environment. On a stop signal, open requests finish
 * first.
 */
async function main(): Promise<void> {
  // Only their owner can read the files created from here on.
  process.umask(0o077);
  // A closed output must not end the server. Accessing `process.stdout` also makes a pipe
  // non-blocking; otherwise a write to a full one would occupy a thread and delay the exit.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  const settings = readSettings(process.env);
  const server = await startServer(settings);

  const stop = () => {
    // Without listeners, a second signal ends the process at once.
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
    void server
      .close()
      .then(flushLog)
      .then(() => process.exit(0));
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);

  const token = settings.adminToken ? 'ADMIN_TOKEN' : `in ${join(settings.dataDir, 'admin-token')}`;
  // The site's address comes first, because scripts use the first one; in a single write, because
  // they treat later output as the log.
  console.log(`${server.url}\nFigures: ${server.url}${FIGURES_PAGE} (the token is ${token})`);
  notifySystemd();
}

/**
 * Tells systemd that the service is up (sd_notify(3)), so that `systemctl start` waits for that,
 * and fails otherwise. Does nothing without systemd. Node itself cannot write to the datagram
 * socket.
 */
function notifySystemd(): void {
  if (process.env.NOTIFY_SOCKET === undefined) return;
  execFile('systemd-notify', ['--ready'], (error) => {
    if (error) console.error(`Could not notify systemd: ${error.message}`);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
