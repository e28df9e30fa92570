import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../harness/freePort.ts';
import { buildSite } from '../../harness/sites/buildSite.ts';
import { installHosts } from './installHosts.ts';
import { type Column, printTable } from './printTable.ts';
import { AWAY_PROBES } from './probes/awayProbes.ts';
import { probeHost } from './probes/probeHost.ts';
import { type Probe, siteProbes } from './probes/siteProbes.ts';
import { visitorProblems } from './probes/visitorProblems.ts';
import type { Host, HostSettings } from './servers/host.ts';
import { startCaddy } from './servers/startCaddy.ts';
import { startNginx } from './servers/startNginx.ts';
import { startNode } from './servers/startNode.ts';

/*
 * `npm run test:hosts`: serves a build of the site with Node, and with a real nginx and a real
 * Caddy configured by the files in `deploy/`. Fails if any answers a probe differently than
 * expected.
 */
type StartProxy = (settings: HostSettings) => Promise<Host>;

/** The proxies that pass on every request to Node, pages too. */
const PROXIES: Record<string, StartProxy> = {
  'nginx proxy': (settings) => startNginx('deploy/nginx/proxy.conf', settings),
  'Caddy proxy': (settings) => startCaddy('deploy/caddy/proxy.Caddyfile', settings),
};

const HOSTS: Record<string, StartProxy | undefined> = {
  Node: undefined,
  ...PROXIES,
  'nginx static': (settings) => startNginx('deploy/nginx/static.conf', settings),
  'Caddy static': (settings) => startCaddy('deploy/caddy/static.Caddyfile', settings),
};

installHosts();
const folder = mkdtempSync(path.join(tmpdir(), 'iris-hosts-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

const distDir = path.join(folder, 'dist');
// Few languages and no share images, to build faster.
await buildSite(distDir, { env: { SITE_LANGUAGES: 'en,de,ar', SHARE_IMAGES: '0' } });
const probes = siteProbes(distDir);
const tests = Object.entries(HOSTS).map(([name, startProxy]) =>
  testHost(name, startProxy, { folder: mkdtempSync(path.join(folder, 'host-')), distDir, probes }),
);
// At the same time: Caddy tries to reach Node for ten seconds before it answers.
const awayTests = Object.entries(PROXIES).map(([name, startProxy]) =>
  testWithoutNode(name, startProxy, { folder: mkdtempSync(path.join(folder, 'away-')), distDir }),
);
const problems =
  printTable(probes, await Promise.all(tests)) +
  printTable(AWAY_PROBES, await Promise.all(awayTests));
process.exitCode = problems > 0 ? 1 : 0;

/** Tests a host. Each proxy has its own Node server, so that hosts share no sign-ups. */
async function testHost(
  name: string,
  startProxy: StartProxy | undefined,
  { folder, distDir, probes }: { folder: string; distDir: string; probes: readonly Probe[] },
): Promise<Column> {
  const node = await startNode(folder, distDir);
  try {
    const nodeAddress = new URL(node.url).host;
    const proxy = await startProxy?.({ folder, distDir, nodeAddress });
    try {
      const rows: string[][] = [];
      for (const probe of probes) {
        rows.push(await probeHost((proxy ?? node).url, probe, distDir));
      }
      const problems = proxy ? await visitorProblems(proxy, node) : [];
      return { name, rows, problems };
    } finally {
      await proxy?.stop();
    }
  } finally {
    await node.stop();
  }
}

/** Tests a proxy while Node is away: nothing listens at its address. */
async function testWithoutNode(
  name: string,
  startProxy: StartProxy,
  settings: Omit<HostSettings, 'nodeAddress'>,
): Promise<Column> {
  const nodeAddress = `127.0.0.1:${await freePort()}`;
  const proxy = await startProxy({ ...settings, nodeAddress });
  try {
    const answers = AWAY_PROBES.map((probe) => probeHost(proxy.url, probe, settings.distDir));
    return { name: `${name}, Node away`, rows: await Promise.all(answers), problems: [] };
  } finally {
    await proxy.stop();
  }
}
