import { freePort } from '../../../harness/freePort.ts';
import type { Host, HostSettings } from './host.ts';
import { startProgram } from './startProgram.ts';

/** Starts Caddy with an unchanged file of `deploy/caddy/`; only its variables are set. */
export async function startCaddy(file: string, settings: HostSettings): Promise<Host> {
  const { folder } = settings;
  const port = await freePort();
  const program = await startProgram(
    ['/usr/bin/caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
    port,
    {
      // Plain http: for https, Caddy would add a certificate authority to the system's.
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: settings.distDir,
      NODE_ADDRESS: settings.nodeAddress,
      CADDY_ADMIN: `unix/${folder}/admin.socket`,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  );
  return {
    url: `http://127.0.0.1:${port}`,
    readLog: async () => program.output(),
    stop: program.stop,
  };
}
