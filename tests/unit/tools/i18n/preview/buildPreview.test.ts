import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildPreview } from '../../../../../tools/i18n/preview/buildPreview.ts';

test('a folder with other files is not touched', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'preview-'));
  await writeFile(path.join(folder, 'mine.txt'), 'mine');
  await expect(buildPreview(process.cwd(), folder)).rejects.toThrow('holds other files');
  expect(await readdir(folder)).toEqual(['mine.txt']);
  await rm(folder, { recursive: true });
});
