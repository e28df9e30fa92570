import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printedUrl } from '../../../../../harness/printedUrl.ts';
import { postJoin } from '../../../../support/postJoin.ts';
import { startProgram } from '../../../../support/startProgram.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const PREVIEW = ['--import', 'tsx', 'tools/commands/i18n.ts', 'preview', 'de'];

// SIGTERM: tests/e2e/languages/translationPreview.spec.ts.
test('the form works, and its database is removed on Ctrl-C', async () => {
  const folder = temporaryFolder();
  const preview = startProgram([process.execPath, ...PREVIEW], { env: { TMPDIR: folder } });
  expect((await postJoin(await printedUrl(preview))).status).toBe(201);
  const databases = () => readdirSync(folder).filter((file) => file.startsWith('iris-preview-'));
  expect(databases()).toHaveLength(1);

  preview.kill('SIGINT');
  await once(preview, 'exit');
  expect(databases()).toEqual([]);
  // The first sign-up has Vite load everything that renders a mail.
}, 60_000);
