import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { installHosts } from '../../../../tools/hosts/installHosts.ts';

vi.mock('node:child_process', () => ({ spawnSync: vi.fn() }));
vi.mock('node:fs', () => ({ existsSync: vi.fn() }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetAllMocks();
});

/** Makes a machine on which only these files exist. */
function machineWith(...files: string[]): void {
  vi.mocked(existsSync).mockImplementation((file) => files.includes(String(file)));
}

test('nothing is installed on a developer’s machine, and what is missing is named', () => {
  vi.stubEnv('CI', '');
  machineWith('/usr/sbin/nginx', '/usr/bin/openssl');
  expect(installHosts).toThrow('apt-get install libnginx-mod-http-brotli-static caddy');
  expect(spawnSync).not.toHaveBeenCalled();
});

test('what is missing is installed where CI is set', () => {
  vi.stubEnv('CI', 'true');
  machineWith('/usr/sbin/nginx', '/usr/bin/openssl');
  expect(installHosts).toThrow('apt-get install libnginx-mod-http-brotli-static caddy');
  expect(spawnSync).toHaveBeenCalledExactlyOnceWith(
    'sh',
    ['-c', expect.stringMatching('install .* libnginx-mod-http-brotli-static caddy$')],
    { stdio: 'inherit' },
  );
});
