import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { FIGURES_PAGE } from './figures/figuresPage.ts';
import { flushLog } from './log.ts';
import { readSettings } from './settings.ts';
import { startServer } from './startServer.ts';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Starts the server from the environment; a stop signal lets open requests finish. */
async function main(): Promise<void> {
  // Files made from here on are readable by their owner only.
  process.umask(0o077);
  // A log that nobody reads must not end the server. Touching `process.stdout` also makes a pipe
  // non-blocking; otherwise a write to a full one would occupy a thread and delay the exit.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  const settings = readSettings(process.env);
  const server = await startServer(settings);

  const stop = () => {
    // With no listener left, a second signal ends the process at once.
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
    void server
      .close()
      .then(flushLog)
      .then(() => process.exit(0));
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);

  const token = settings.adminToken ? 'ADMIN_TOKEN' : `in ${join(settings.dataDir, 'admin-token')}`;
  // The site's address comes first, since scripts read the first one. In one write, since scripts
  // treat all later output as the log.
  console.log(`${server.url}\nFigures: ${server.url}${FIGURES_PAGE} (the token is ${token})`);
  notifySystemd();
}

/**
 * Tells systemd that the service is up (sd_notify(3)), so that `systemctl start` waits for it, and
 * fails where it does not come up. Does nothing elsewhere. Node cannot write to the datagram socket
 * itself.
 */
function notifySystemd(): void {
  if (process.env.NOTIFY_SOCKET === undefined) return;
  execFile('systemd-notify', ['--ready'], (error) => {
    if (error) console.error(`systemd was not told that the server is up: ${error.message}`);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
