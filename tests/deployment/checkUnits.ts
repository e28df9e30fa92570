import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { printedUrl } from '../../harness/printedUrl.ts';
import { needPackages } from './asRoot.ts';

const UNITS = 'deploy/systemd';

/**
 * Checks the units without booting: whether systemd understands them, and whether the service may
 * make the system calls that Node makes to start the built server and to answer a request. Resolves
 * to what is wrong.
 */
export async function checkUnits(project: string, folder: string): Promise<string[]> {
  await needPackages({ systemd: '/usr/bin/systemd-analyze', strace: '/usr/bin/strace' });
  const filter = /^SystemCallFilter=(.*)$/m.exec(
    readFileSync(path.join(UNITS, 'iris.service'), 'utf8'),
  );
  const allowed = expand(filter?.[1]?.split(' ') ?? []);
  const refused = [...(await tracedCalls(project, folder))].filter((call) => !allowed.has(call));
  return [...misreadLines(), ...refused.map((call) => `Node calls ${call}, not allowed.`)];
}

/** Returns what systemd says about the units, unless Node is elsewhere on this machine. */
function misreadLines(): string[] {
  const files = readdirSync(UNITS).map((name) => path.join(UNITS, name));
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
  return stderr
    .split('\n')
    .filter((line) => line.includes('iris') && !line.includes('/usr/bin/node is not executable'));
}

/** Returns the system calls in systemd's groups, whose names begin with an @. */
function expand(names: readonly string[]): Set<string> {
  const { stdout } = spawnSync('systemd-analyze', ['syscall-filter'], { encoding: 'utf8' });
  const groups = new Map<string, string[]>();
  for (const listing of stdout.split(/\n(?=@)/)) {
    const [group = '', ...members] = listing.match(/(?<=^ *)[@\w-]+$/gm) ?? [];
    groups.set(group, members);
  }
  const calls = (name: string): string[] => groups.get(name)?.flatMap(calls) ?? [name];
  return new Set(names.flatMap(calls));
}

async function tracedCalls(project: string, folder: string): Promise<Set<string>> {
  const trace = path.join(folder, 'calls');
  // With -I2, the signal below ends both.
  const words = ['-I2', '-f', '-qq', '-o', trace, process.execPath, 'build/server.js'];
  const env = { ...process.env, PORT: '0', DATA_DIR: path.join(folder, 'data') };
  const server = spawn('strace', words, { cwd: project, env });
  await fetch(await printedUrl(server));
  server.kill('SIGTERM');
  await once(server, 'exit');
  const calls = readFileSync(trace, 'utf8').matchAll(/^\d+ +(\w+)\(/gm);
  return new Set([...calls].map(([, name = '']) => name));
}
