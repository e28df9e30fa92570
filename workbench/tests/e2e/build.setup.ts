import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { test as setup } from '@playwright/test';
import { TEST_TAGS } from '../../../tests/support/languages/testLanguages.ts';
import { BUILD_VARIABLES } from '../../../tests/support/sites/buildSite.ts';
import { copyProject } from '../../../tests/support/sites/copyProject.ts';
import { recordTexts } from '../../../tests/support/translations/recordTexts.ts';
import { WORKBENCH_FOLDER } from './workbenchFolder.ts';

setup('build the workbench', async () => {
  setup.setTimeout(180_000);
  const cwd = await mkdtemp(path.join(tmpdir(), 'iris-workbench-'));
  await copyProject(cwd);
  for (const tag of TEST_TAGS) recordTexts(cwd, tag);
  await cp('workbench', path.join(cwd, 'workbench'), { recursive: true });
  const build = ['--import', 'tsx', 'workbench/start.ts', '--build', WORKBENCH_FOLDER];
  const env = { ...process.env, ...BUILD_VARIABLES };
  await promisify(execFile)(process.execPath, build, { cwd, env });
  await rm(cwd, { recursive: true });
});
