import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '../../../server/settings.ts';
import { startServer } from '../../../server/startServer.ts';
import { type SiteName, siteFolder } from './sites.ts';

/** A built site with the real API and its own database. */
export interface Site {
  url: string;
  /** The folder of the server's own files. */
  dataDir: string;
  /** Stops the server. `start` resumes on the same database and port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

/** @param variables of the server, beside its folders */
export async function startSite(
  name: SiteName,
  variables: Record<string, string> = {},
): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'iris-site-'));
  const limits = {
    JOIN_RATE_PER_MINUTE: '1000',
    JOIN_RATE_PER_DAY: '10000',
    MAIL_PER_HOUR: '20000',
    MAIL_PER_DOMAIN: '1000',
  };
  const folders = { DIST_DIR: siteFolder(name), DATA_DIR: dataDir };
  const settings = readSettings({ PORT: '0', ...limits, ...folders, ...variables });
  let server = await startServer(settings, { log: () => {} });
  const port = Number(new URL(server.url).port);
  return {
    url: server.url,
    dataDir,
    stop: () => server.close(),
    start: async () => {
      server = await startServer({ ...settings, port }, { log: () => {} });
    },
    remove: async () => {
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
