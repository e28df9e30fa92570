import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NEEDED: Record<string, string> = {
  'nginx-light': '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf',
  caddy: '/usr/bin/caddy',
  openssl: '/usr/bin/openssl',
};

/**
 * Finds nginx and Caddy. Installs Debian's packages if they are missing and `CI` is set, but nothing
 * on a developer's machine.
 *
 * @throws Error that lists the packages that are still missing
 */
export function installHosts(): void {
  if (process.env.CI && missingPackages().length > 0) {
    const install = 'apt-get update && apt-get install -y --no-install-recommends';
    spawnSync('sh', ['-c', `${install} ${missingPackages().join(' ')}`], { stdio: 'inherit' });
  }
  const missing = missingPackages();
  if (missing.length > 0) {
    throw new Error(`The hosts are not installed: apt-get install ${missing.join(' ')}`);
  }
}

function missingPackages(): string[] {
  return Object.keys(NEEDED).filter((name) => !existsSync(NEEDED[name] ?? ''));
}
