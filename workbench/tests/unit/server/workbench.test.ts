import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporaryFolder.ts';
import { buildWorkbench } from '../../../server/workbench.ts';

test('a folder with other files is not touched', async () => {
  const folder = temporaryFolder();
  await writeFile(path.join(folder, 'mine.txt'), 'mine');
  await expect(buildWorkbench(process.cwd(), folder)).rejects.toThrow('holds other files');
  expect(await readdir(folder)).toEqual(['mine.txt']);
});
