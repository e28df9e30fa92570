import crypto from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSecrets } from '../../../../server/mail/secrets.ts';
import { readSettings } from '../../../../server/settings.ts';
import { printedUrl } from '../../../support/printedUrl.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { spawnMain } from '../mainProcess.ts';
import { modeOf } from '../support.ts';

const SECRET = 'a secret that is long enough to use';

/** The settings of a server whose data folder does not exist yet. */
function settingsFor(env: Record<string, string> = {}) {
  return readSettings({ DATA_DIR: join(temporaryFolder(), 'made/for it'), ...env });
}

/** Writes a file into the data folder, and returns the settings. */
function settingsWith(name: string, content: string) {
  const settings = settingsFor();
  mkdirSync(settings.dataDir, { recursive: true });
  writeFileSync(join(settings.dataDir, name), content);
  return settings;
}

test('the first start makes secrets, which only their owner can read and every start uses', () => {
  const settings = settingsFor();
  const made = readSecrets(settings, { create: true });
  expect(made.linkSecrets).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(made.adminToken).toMatch(/^[\w-]{43}$/);
  expect(made.adminToken).not.toBe(made.linkSecrets[0]);

  expect(readdirSync(settings.dataDir).toSorted()).toEqual(['admin-token', 'mail-secrets']);
  expect(modeOf(settings.dataDir)).toBe(0o700);
  for (const file of ['admin-token', 'mail-secrets']) {
    expect(modeOf(join(settings.dataDir, file))).toBe(0o600);
  }
  expect(readSecrets(settings, { create: true })).toEqual(made);
  expect(readSecrets(settings, { create: false })).toEqual(made);
  expect(readSecrets(settingsFor(), { create: true }).linkSecrets).not.toEqual(made.linkSecrets);
});

test('of two servers that make secrets at the same moment, both use those of the first', () => {
  const settings = settingsFor();
  let first: unknown;
  const randomBytes = vi.spyOn(crypto, 'randomBytes').mockImplementationOnce(() => {
    first = readSecrets(settings, { create: true });
    return Buffer.from('the second');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    randomBytes.mockRestore();
    syncBuiltinESMExports();
  });
  expect(readSecrets(settings, { create: true })).toEqual(first);
  expect(readdirSync(settings.dataDir).toSorted()).toEqual(['admin-token', 'mail-secrets']);
});

test('a start on a full disk leaves nothing, and the next one makes the secrets', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data');
  const env = { DATA_DIR, MAIL_SECRETS: '' };
  // No file may have any content: to the server, a disk that is full.
  const full = spawnMain(env, { script: `trap '' XFSZ; ulimit -S -f 0; exec "$@"` });
  await expect(printedUrl(full)).rejects.toThrow(
    /mail-secrets cannot be read or created \(\w+\)\. Set MAIL_SECRETS/,
  );
  expect(readdirSync(DATA_DIR)).toEqual([]);
  await printedUrl(spawnMain(env));
});

test('the variables go first, and then nothing is made', () => {
  const settings = settingsFor({
    MAIL_SECRETS: `${SECRET}2, ${SECRET}1`,
    ADMIN_TOKEN: 'open-sesame',
  });
  const secrets = { linkSecrets: [`${SECRET}2`, `${SECRET}1`], adminToken: 'open-sesame' };
  expect(readSecrets(settings, { create: true })).toEqual(secrets);
  expect(() => statSync(settings.dataDir)).toThrow(/ENOENT/);
});

test('a command makes no secrets', () => {
  const settings = settingsFor();
  expect(readSecrets(settings, { create: false })).toEqual({ linkSecrets: [], adminToken: '' });
  expect(() => statSync(settings.dataDir)).toThrow(/ENOENT/);
});

test('a line in front of the file rotates the secret', () => {
  const settings = settingsWith('mail-secrets', `${SECRET.replaceAll(' ', '_')}2\r\n\n`);
  const file = join(settings.dataDir, 'mail-secrets');
  const [old = ''] = readSecrets(settings, { create: true }).linkSecrets;
  writeFileSync(file, `${'n'.repeat(40)}\n${readFileSync(file, 'utf8')}`);
  const { linkSecrets } = readSecrets(settings, { create: true });
  expect(linkSecrets).toEqual(['n'.repeat(40), old]);
});

test.each([
  ['mail-secrets', 'hunter2', 'MAIL_SECRETS'],
  ['mail-secrets', '', 'MAIL_SECRETS'],
  ['admin-token', '\n', 'ADMIN_TOKEN'],
])('%s that holds %j is refused without repeating it', (name, content, variable) => {
  const settings = settingsWith(name, content);
  expect(() => readSecrets(settings, { create: true })).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(new RegExp(`^((?!hunter2).)*set ${variable} instead`)),
    }),
  );
});
