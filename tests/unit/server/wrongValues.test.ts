import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSiteEnvironment } from '../../../prerender/siteEnvironment.ts';
import { readSettings } from '../../../server/settings.ts';
import { startServer } from '../../../server/startServer.ts';
import { localesToBuild } from '../../../translations/read/localesToBuild.ts';
import { newDatabaseUrl, newDataFolder, temporaryFolder } from '../../support/temporaryFolder.ts';
import { runServer, writeSite } from './support.ts';

const SECRET = '0123456789abcdef0123456789abcdef';
/** Placeholders for paths that the test creates. */
const [FILE, EMPTY_FOLDER] = ['a file', 'an empty folder'];

/** Wrong values of the build's variables. */
const BUILD: Record<string, string[]> = {
  VITE_SITE_URL: ['iris.example', 'https://iris.example/site', 'ftp://iris.example'],
  VITE_API_BASE_URL: ['api', 'https://iris.example/?a=b', 'https://user:pass@iris.example'],
  VITE_POSTHOG_KEY: ['two words', 'phc/1', 'phx_personal'],
  VITE_POSTHOG_HOST: ['us.i.posthog.com', 'javascript:alert(1)', 'https://posthog.com#a'],
  VITE_SUPPORT_EMAIL: ['nobody', 'a@b.co?bcc=c@d.co', 'a@b.co, c@d.co'],
  VITE_SOCIAL_URL: ['@iris', 'javascript:alert(1)', 'social.example/@iris'],
  VITE_REPOSITORY_URL: ['nonsense', 'git@github.com:iris/website.git', 'https://github.com'],
  SITE_LANGUAGES: ['xx', 'en;de', ','],
  QUICK_BUILD: ['yes', 'true', '0'],
};

/** Wrong values of the server's variables. */
const SERVER: Record<string, string[]> = {
  PORT: ['abc', '65536', '80.5'],
  HOST: ['http://localhost', 'localhost:4173', '256.1.1.1', '[::1]', '192.0.2.1', 'iris.invalid'],
  DIST_DIR: ['/missing', EMPTY_FOLDER, FILE],
  DATA_DIR: ['/proc/x', '/proc/self/fd/x/y', FILE],
  DATABASE_URL: [
    'file:',
    'waitlist.db',
    'mysql://hunter2@host/iris',
    'postgres://host:99999/iris',
    'file:/proc/x.db',
    'file:/tmp/a#b.db',
    'file:/tmp/50%off.db',
    'file:/tmp/%ff.db',
    'postgres://iris:5#hunter2@host/iris',
    'postgres://iris:5/hunter2@host/iris',
  ],
  ALLOWED_ORIGINS: [',', 'https://iris.example/', 'https://IRIS.example', '*'],
  JOIN_RATE_PER_MINUTE: ['0', '-1', 'many'],
  JOIN_RATE_PER_DAY: ['0', '1.5', '1e3'],
  SMTP_URL: [
    'smtp.example.com',
    'https://smtp.example.com',
    'smtps://iris:hunter2/@smtp.example.com',
    'smtp://smtp.example.com?requireTLS=maybe',
    'smtp://smtp.example.com?tls.rejectUnauthorized=0',
  ],
  MAIL_FROM: ['Iris', 'a@iris.example, b@iris.example', 'a@iris.example\nBcc: b@iris.example'],
  MAIL_PER_HOUR: ['0', '600/h', 'none'],
  MAIL_PER_DOMAIN: ['0', '1.5'],
  MAIL_SECRETS: [',', 'short', `${SECRET},hunter2`],
  ADMIN_TOKEN: ['x', '1234567', 'hunter2 hunter2', 'schlüssel'],
  POSTHOG_KEY: ['a key', 'phx_hunter2', 'phc/1'],
  POSTHOG_HOST: ['us.i.posthog.com', 'https://us.i.posthog.com/', 'https://iris.example/a'],
  TRUST_PROXY: ['true', '11', '-1'],
};

test('these are all variables of the README', () => {
  const [, text = ''] =
    /^## Configuration$(.*?)^## /ms.exec(readFileSync('README.md', 'utf8')) ?? [];
  const names = text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/\w+/g) ?? []);
  expect(Object.keys({ ...BUILD, ...SERVER }).sort()).toEqual(names.sort());
});

const each = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([name, values]) => values.map((value) => [name, value] as const));

test.each(each(BUILD))('no site is built with %s=%s, which is named', (name, value) => {
  const build = () => {
    readSiteEnvironment({ [name]: value });
    if (name === 'SITE_LANGUAGES') localesToBuild([], value);
  };
  expect(build).toThrow(name);
});

test.each(each(SERVER))(
  'no server starts with %s=%s, which is named, but not repeated',
  async (name, value) => {
    const folder = temporaryFolder();
    const file = join(folder, 'file');
    if (value === FILE) writeFileSync(file, '');
    const settings = {
      PORT: '0',
      DIST_DIR: writeSite(),
      DATA_DIR: newDataFolder(),
      DATABASE_URL: newDatabaseUrl(),
      MAIL_FROM: 'hello@iris.example',
      [name]: { [FILE]: file, [EMPTY_FOLDER]: folder }[value] ?? value,
    };
    const start = async () => {
      const { close } = await startServer(readSettings(settings), { log: () => {} });
      await close();
    };
    const message = new RegExp(`^((?!hunter2).)*${name}((?!hunter2).)*$`);
    await expect(start()).rejects.toThrow(message);
  },
);

test('POSTHOG_KEY is refused where the privacy policy of the site names no tracker', async () => {
  const tracker = { key: 'phc_test', host: 'http://127.0.0.1:9' };
  const distDir = writeSite(undefined, { hasTracker: false });
  await expect(runServer({ tracker, distDir })).rejects.toThrow(/^POSTHOG_KEY is set, but /);
  await runServer({ distDir });
});

test('an ADMIN_TOKEN that can be guessed is warned of', async () => {
  const { startLog } = await runServer({ adminToken: 'open-sesame' });
  expect(startLog[0]).toMatch(/"warning","message":"ADMIN_TOKEN .* 32/);
});
