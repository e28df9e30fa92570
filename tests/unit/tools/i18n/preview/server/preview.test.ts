import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildPreview } from '../../../../../../tools/i18n/preview/server/preview.ts';
import { temporaryFolder } from '../../../../../support/temporaryFolder.ts';

test('a folder with other files is not touched', async () => {
  const folder = temporaryFolder();
  await writeFile(path.join(folder, 'mine.txt'), 'mine');
  await expect(buildPreview(process.cwd(), folder)).rejects.toThrow('holds other files');
  expect(await readdir(folder)).toEqual(['mine.txt']);
});
