import { readSettings } from '../../../server/settings.ts';
import { startServer } from '../../../server/startServer.ts';
import type { Host } from './host.ts';

/** Sign-ups that one visitor can try per minute while hosts are tested. */
export const JOINS_PER_MINUTE = 20;

/** Starts the Node server, configured to trust one proxy in front of it. */
export async function startNode(folder: string, distDir: string): Promise<Host> {
  const log: string[] = [];
  const settings = readSettings({
    PORT: '0',
    DIST_DIR: distDir,
    DATA_DIR: folder,
    JOIN_RATE_PER_MINUTE: `${JOINS_PER_MINUTE}`,
    TRUST_PROXY: '1',
  });
  const server = await startServer(settings, {
    log: (entry) => void log.push(JSON.stringify(entry)),
  });
  let stopped: Promise<void> | undefined;
  return {
    url: server.url,
    readLog: async () => log.join('\n'),
    stop: () => {
      stopped ??= server.close();
      return stopped;
    },
  };
}
