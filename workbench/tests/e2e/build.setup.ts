import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test as setup } from '@playwright/test';
import { BUILD_VARIABLES } from '../../../tests/support/sites/buildSite.ts';
import { WORKBENCH_FOLDER } from './workbenchFolder.ts';

setup('build the workbench', async () => {
  setup.setTimeout(60_000);
  const build = ['--import', 'tsx', 'workbench/start.ts', '--build', WORKBENCH_FOLDER];
  const env = { ...process.env, ...BUILD_VARIABLES };
  await promisify(execFile)(process.execPath, build, { env });
});
