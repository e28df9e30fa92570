import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { runAsRoot } from '../../support/asRoot.ts';

/** What the guide's commands need, and what a minimal Debian lacks to boot. */
const PACKAGES = ['curl', 'dbus', 'passwd', 'rsync', 'sudo', 'systemd-sysv'];

/** Seconds after which a container that hangs is ended. */
const TIME_LIMIT = '180';

const CACHE = path.resolve('node_modules/.cache/deployment');

/** Unpacks a Debian system into a folder; installs it if no earlier run has. */
export async function unpackDebian(suite: string, folder: string): Promise<string> {
  const root = path.join(folder, suite);
  const archive = path.join(CACHE, `${suite}-${PACKAGES.join('-')}.tar`);
  await mkdir(CACHE, { recursive: true });
  await mkdir(root);
  if (!existsSync(archive)) {
    const include = `--include=${PACKAGES.join()}`;
    const part = `${archive}.part`;
    await runAsRoot('mmdebstrap', '--variant=minbase', '--format=tar', include, suite, part);
    await rename(part, archive);
  }
  await runAsRoot('tar', '-C', root, '-xf', archive);
  return root;
}

/**
 * Downloads the newest Node of a major version from npm, unless an earlier run has. Returns the path of
 * the program.
 */
export async function fetchNode(version: number, folder: string): Promise<string> {
  const program = path.join(CACHE, `node-${version}`);
  if (!existsSync(program)) {
    await mkdir(CACHE, { recursive: true });
    const unpacked = path.join(folder, `node-${version}`);
    await mkdir(unpacked);
    const pack = `npm pack --silent node-linux-${process.arch}@${version} | xargs tar -xzf`;
    await promisify(execFile)('sh', ['-c', pack], { cwd: unpacked });
    await copyFile(path.join(unpacked, 'package/bin/node'), program);
  }
  return program;
}

/**
 * Boots a Debian in a container, which leaves its files as they are, and runs `followGuide.sh` in
 * it.
 *
 * @param folders.check an empty folder, for the log
 * @throws Error when no container can be booted here
 */
export async function bootDebian(
  folders: Record<'root' | 'node' | 'project' | 'check', string>,
): Promise<{ isGood: boolean; log: string }> {
  const { root, node, project, check } = folders;
  const failure = await runAsRoot(
    'timeout',
    '--foreground',
    '--kill-after=10',
    TIME_LIMIT,
    'systemd-nspawn',
    '--quiet',
    '--boot',
    '--ephemeral',
    '--private-network',
    '--register=no',
    '--keep-unit',
    '--link-journal=no',
    '--console=pipe',
    `--directory=${root}`,
    `--bind-ro=${node}:/usr/bin/node`,
    `--bind-ro=${project}:/iris`,
    `--bind=${check}:/check`,
    // Lets Debian 13 boot where this machine still has control groups of version 1.
    'SYSTEMD_CGROUP_ENABLE_LEGACY_FORCE=1',
    // Runs the script, and ends the container with its exit code.
    'systemd.run=/iris/tests/faults/deployment/followGuide.sh',
  ).catch((error: Error) => error);
  const log = await readFile(path.join(check, 'log'), 'utf8').catch(() => '');
  if (failure && log === '') throw failure;
  return { isGood: failure === undefined, log };
}
