import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { needPackages, removeAsRoot } from '../../support/asRoot.ts';
import { copyProject } from '../../support/sites/copyProject.ts';
import { bootDebian, fetchNode, unpackDebian } from './bootDebian.ts';

/*
 * `npm run test:faults`: does what docs/deployment.md says about starting the service and a backup,
 * and docs/deployment/operations.md about the rest of its life, in freshly installed Debian systems,
 * booted in containers, with the oldest and the newest version of Node. Where no container can be
 * booted, it says so, and checks only whether systemd understands the units.
 */
const SYSTEMS = [
  { suite: 'bookworm', node: 20 },
  { suite: 'trixie', node: 24 },
];

const folder = mkdtempSync(path.join(tmpdir(), 'iris-deployment-'));
const project = path.join(folder, 'project');
process.on('exit', () => removeAsRoot(folder));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

const built = buildProject();
try {
  const problems = await followGuide().catch(checkWithoutBooting);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function buildProject(): Promise<void> {
  await copyProject(project);
  for (const part of [
    'deploy',
    'docs/deployment.md',
    'docs/deployment',
    'tests/faults/deployment',
  ]) {
    await cp(part, path.join(project, part), { recursive: true });
  }
  const env = { ...process.env, SITE_LANGUAGES: 'en', QUICK_BUILD: '1', VITE_API_BASE_URL: '' };
  await promisify(execFile)('npm', ['run', 'build'], { cwd: project, env });
}

/** Resolves to the steps that did not work as the guide says. */
async function followGuide(): Promise<string[]> {
  await needPackages({
    'debian-archive-keyring': '/usr/share/keyrings/debian-archive-keyring.gpg',
    mmdebstrap: '/usr/bin/mmdebstrap',
    'systemd-container': '/usr/bin/systemd-nspawn',
  });
  const suites = [...new Set(SYSTEMS.map(({ suite }) => suite))];
  const [roots, programs] = await Promise.all([
    Promise.all(suites.map((suite) => unpackDebian(suite, folder))),
    Promise.all(SYSTEMS.map(({ node }) => fetchNode(node, folder))),
    built,
  ]);
  const problems: string[] = [];
  // One after another: two would share control groups, and end each other's processes.
  for (const [index, { suite, node: version }] of SYSTEMS.entries()) {
    const root = roots[suites.indexOf(suite)] as string;
    const node = programs[index] as string;
    const name = `Debian ${suite} with node-${version}`;
    const check = path.join(folder, name);
    await mkdir(check);
    const start = performance.now();
    const { isGood, log } = await bootDebian({ root, node, project, check }).catch(
      (error: Error) => {
        // Where the first one boots, the others must.
        if (index === 0) throw error;
        return { isGood: false, log: error.message };
      },
    );
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name}, booted (${seconds} s)`);
    if (!isGood) problems.push(`${name}:\n${log.split('\n').slice(-50).join('\n')}`);
  }
  return problems;
}

async function checkWithoutBooting(error: Error): Promise<string[]> {
  console.log(`No container was booted, and the units alone are checked. ${error.message}`);
  await needPackages({ systemd: '/usr/bin/systemd-analyze' });
  const units = readdirSync('deploy/systemd').map((name) => path.join('deploy/systemd', name));
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
  await built;
  // Node may be elsewhere on this machine.
  return stderr
    .split('\n')
    .filter((line) => line.includes('iris') && !line.includes('/usr/bin/node is not executable'));
}
