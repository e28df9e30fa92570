import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { startProgram } from '../support/startProgram.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

interface Proxy {
  url: string;
  /** Returns everything that the proxy has logged so far. */
  log(): string;
}

/** The proxies in front of Node, each with the file that the repository ships for it. */
export const PROXIES = [
  ['nginx', (node: string) => startNginx(node, shippedNginx)],
  ['Caddy', startCaddy],
] as const;

async function startCaddy(node: string): Promise<Proxy> {
  const file = 'deploy/caddy/proxy.Caddyfile';
  const folder = temporaryFolder();
  const port = await freePort();
  // Plain http: for https, Caddy would add a certificate authority to the system's.
  const url = `http://127.0.0.1:${port}`;
  const log = await start(['caddy', 'run', '--config', file, '--adapter', 'caddyfile'], port, {
    SITE_ADDRESS: url,
    NODE_ADDRESS: node,
    CADDY_ADMIN: `unix/${folder}/admin.socket`,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  });
  return { url, log };
}

/** Starts nginx with a site inside the settings of Debian's own `nginx.conf`. */
export async function startNginx(
  node: string,
  writeSite: (options: { folder: string; node: string; http: number; https: number }) => string,
): Promise<Proxy> {
  const folder = temporaryFolder();
  const [http, https] = [await freePort(), await freePort()];
  const logs = path.join(folder, 'logs');
  mkdirSync(logs);
  writeFileSync(path.join(folder, 'site.conf'), writeSite({ folder, node, http, https }));
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfiguration(folder));
  const printed = await start(['nginx', '-e', 'stderr', '-c', `${folder}/nginx.conf`], https);
  const files = () => readdirSync(logs).map((name) => readFileSync(path.join(logs, name), 'utf8'));
  return { url: `https://127.0.0.1:${https}`, log: () => [printed(), ...files()].join('') };
}

/** The file in `deploy/nginx/`, with other ports and paths. */
function shippedNginx(options: { folder: string; node: string; http: number; https: number }) {
  const { folder, node, http, https } = options;
  execFileSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=iris.example',
    '-keyout',
    `${folder}/key.pem`,
    '-out',
    `${folder}/cert.pem`,
  ]);
  return [
    ['listen 80', `listen 127.0.0.1:${http}`],
    ['listen [::]:80', `listen unix:${folder}/80.socket`],
    ['listen 443', `listen 127.0.0.1:${https}`],
    ['listen [::]:443', `listen unix:${folder}/443.socket`],
    ['/etc/letsencrypt/live/iris.example/fullchain.pem', `${folder}/cert.pem`],
    ['/etc/letsencrypt/live/iris.example/privkey.pem', `${folder}/key.pem`],
    ['server 127.0.0.1:4173', `server ${node}`],
    ['/var/log/nginx', `${folder}/logs`],
  ].reduce(
    (text, [from = '', to = '']) => text.replaceAll(from, to),
    readFileSync('deploy/nginx/proxy.conf', 'utf8'),
  );
}

function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
# Without workers, which would outlive a test that ends it.
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/logs/main-error.log;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log ${folder}/logs/main-access.log;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`;
}

/** Starts a program and waits until it listens. Returns what reads its output. */
async function start(
  command: [string, ...string[]],
  port: number,
  env: Record<string, string> = {},
): Promise<() => string> {
  const program = startProgram(command, { env });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  }
  await expect.poll(() => isListening(port), { timeout: 10_000 }).toBe(true);
  return () => output;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
