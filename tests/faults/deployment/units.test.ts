import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { needPackages } from '../../support/asRoot.ts';

// The public CI starts them: .github/followGuide.sh.
test('systemd understands the units', () => {
  needPackages({ systemd: '/usr/bin/systemd-analyze' });
  const units = readdirSync('deploy/systemd').map((name) => path.join('deploy/systemd', name));
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
  // Node may be elsewhere on this machine, and systemd 252 does not know RestartMode.
  const expected = /\/usr\/bin\/node is not executable|Unknown key.* 'RestartMode'/;
  const problems = stderr
    .split('\n')
    .filter((line) => line.includes('iris') && !expected.test(line));
  expect(problems).toEqual([]);
});
