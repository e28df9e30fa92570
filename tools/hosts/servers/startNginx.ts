import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../../harness/freePort.ts';
import type { Host, HostSettings } from './host.ts';
import { startProgram } from './startProgram.ts';

/**
 * Starts nginx with a file of `deploy/nginx/` inside the settings of Debian's own `nginx.conf`.
 * Only ports, paths and names in the file are changed.
 */
export async function startNginx(file: string, settings: HostSettings): Promise<Host> {
  const { folder } = settings;
  const [http, https] = [await freePort(), await freePort()];
  const certificate = makeCertificate(folder);
  const logs = path.join(folder, 'logs');
  await mkdir(logs);

  const site = replaceEach(await readFile(file, 'utf8'), [
    ['listen 80', `listen 127.0.0.1:${http}`],
    ['listen [::]:80', `listen unix:${folder}/80.socket`],
    ['listen 443', `listen 127.0.0.1:${https}`],
    ['listen [::]:443', `listen unix:${folder}/443.socket`],
    ['/etc/letsencrypt/live/iris.example/fullchain.pem', certificate.cert],
    ['/etc/letsencrypt/live/iris.example/privkey.pem', certificate.key],
    ['server 127.0.0.1:4173', `server ${settings.nodeAddress}`],
    ['/srv/iris/current/dist', settings.distDir],
    ['/var/log/nginx', logs],
  ]);
  await writeFile(path.join(folder, 'site.conf'), site);
  await writeFile(path.join(folder, 'nginx.conf'), mainConfiguration(folder, logs));

  const program = await startProgram(
    ['/usr/sbin/nginx', '-c', path.join(folder, 'nginx.conf')],
    https,
  );
  return {
    url: `https://127.0.0.1:${https}`,
    async readLog() {
      const names = await readdir(logs);
      const files = names.map((name) => readFile(path.join(logs, name), 'utf8'));
      return [program.output(), ...(await Promise.all(files))].join('');
    },
    stop: program.stop,
  };
}

/**
 * Returns Debian's `nginx.conf` with other paths, and with another user if root runs it: workers of
 * root's nginx could not read the site.
 */
function mainConfiguration(folder: string, logs: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${logs}/main-error.log;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log ${logs}/main-access.log;
  gzip on;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`;
}

function makeCertificate(folder: string): { key: string; cert: string } {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'].concat([
      '-subj',
      '/CN=iris.example',
      '-days',
      '1',
      '-keyout',
      key,
      '-out',
      cert,
    ]),
    { stdio: 'pipe' },
  );
  return { key, cert };
}

function replaceEach(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}
