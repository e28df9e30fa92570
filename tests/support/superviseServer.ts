import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { programFile } from './programFile.ts';
import { newDatabaseUrl, newDataFolder } from './temporaryFolder.ts';

/** Starts the server again each time it ends, with the socket as systemd passes it. */
const SUPERVISOR = `while :; do
  sh -c 'echo $$; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$1"' "$0" "$1"
done`;

/** Supervises a server as systemd does, which keeps the socket while the server restarts. */
export async function superviseServer(distDir: string, variables: Record<string, string> = {}) {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  const supervisor = spawn('sh', ['-c', SUPERVISOR, process.execPath, programFile('server')], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', descriptorOf(socket)],
    env: {
      ...process.env,
      DIST_DIR: distDir,
      DATABASE_URL: newDatabaseUrl(),
      DATA_DIR: newDataFolder(),
      // Ignored, because systemd's socket has priority.
      PORT: '1',
      ...variables,
    },
  });
  // From here on only the supervisor has it.
  socket.close();
  onTestFinished(() => endGroup(supervisor));
  const pids = createInterface({ input: supervisor.stdout as NonNullable<ChildProcess['stdout']> })[
    Symbol.asyncIterator
  ]();
  return {
    url: `http://127.0.0.1:${port}`,
    async nextProcess() {
      for (;;) {
        const { value } = await pids.next();
        if (/^\d+$/.test(String(value))) return Number(value);
      }
    },
  };
}

/** Node has no public API for it. */
function descriptorOf(socket: Server): number {
  return (socket as unknown as { _handle: { fd: number } })._handle.fd;
}

async function endGroup(supervisor: ChildProcess): Promise<void> {
  const ended = once(supervisor, 'exit');
  process.kill(-Number(supervisor.pid), 'SIGKILL');
  await ended;
}
