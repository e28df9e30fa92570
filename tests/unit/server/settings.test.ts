import { expect, test } from 'vitest';
import { pathOfFileUrl } from '../../../server/database/sqliteFile.ts';
import { readSettings } from '../../../server/settings.ts';

test('every variable has a default, and an empty one counts as absent', () => {
  const defaults = {
    port: 4173,
    host: '127.0.0.1',
    databaseUrl: 'file:data/waitlist.db',
    allowedOrigins: [],
    joinRatePerMinute: 20,
    joinRatePerDay: 100,
    trustedHops: 0,
    distDir: 'dist',
    dataDir: 'data',
    smtpUrl: undefined,
    mailFrom: undefined,
    mailPerHour: 600,
    mailSecrets: [],
    adminToken: undefined,
    posthogKey: undefined,
    posthogHost: 'https://us.i.posthog.com',
  };
  expect(readSettings({})).toEqual(defaults);
  expect(readSettings({ PORT: '', HOST: ' ', ALLOWED_ORIGINS: '' })).toEqual(defaults);
});

const SECRET = '0123456789abcdef0123456789abcdef';

/** A value of every variable, and what is read of it. */
const VALUES: [name: string, text: string, setting: string, value: unknown][] = [
  ['PORT', '0', 'port', 0],
  ['HOST', '::1', 'host', '::1'],
  [
    'DATABASE_URL',
    'postgres://iris@db.example/iris',
    'databaseUrl',
    'postgres://iris@db.example/iris',
  ],
  [
    'ALLOWED_ORIGINS',
    'https://a.co, http://b.co:5173',
    'allowedOrigins',
    ['https://a.co', 'http://b.co:5173'],
  ],
  ['JOIN_RATE_PER_MINUTE', '5', 'joinRatePerMinute', 5],
  ['JOIN_RATE_PER_DAY', '50', 'joinRatePerDay', 50],
  ['TRUST_PROXY', '2', 'trustedHops', 2],
  ['DIST_DIR', 'build', 'distDir', 'build'],
  ['DATA_DIR', '/var/lib/iris', 'dataDir', '/var/lib/iris'],
  [
    'SMTP_URL',
    'smtps://iris:p%40ss@smtp.example.com',
    'smtpUrl',
    'smtps://iris:p%40ss@smtp.example.com',
  ],
  ['MAIL_FROM', 'Iris <hello@iris.example>', 'mailFrom', 'Iris <hello@iris.example>'],
  ['MAIL_PER_HOUR', '7', 'mailPerHour', 7],
  ['MAIL_SECRETS', `${SECRET}2, ${SECRET}1`, 'mailSecrets', [`${SECRET}2`, `${SECRET}1`]],
  ['ADMIN_TOKEN', 'open-sesame', 'adminToken', 'open-sesame'],
  ['POSTHOG_KEY', 'phc_0aB-_', 'posthogKey', 'phc_0aB-_'],
  ['POSTHOG_HOST', 'https://eu.i.posthog.com', 'posthogHost', 'https://eu.i.posthog.com'],
];

test('every variable is read', () => {
  const env = Object.fromEntries(VALUES.map(([name, text]) => [name, text]));
  const settings = Object.fromEntries(VALUES.map(([, , setting, value]) => [setting, value]));
  expect(readSettings(env)).toEqual(settings);
});

test('the database is in the data folder unless told otherwise', () => {
  const databasePath = (env: Record<string, string>) =>
    pathOfFileUrl(readSettings(env).databaseUrl);
  expect(databasePath({ DATA_DIR: '/var/my data?/100%' })).toBe('/var/my data?/100%/waitlist.db');
  expect(databasePath({ DATA_DIR: '/var/iris', DATABASE_URL: 'file:/tmp/x.db' })).toBe('/tmp/x.db');
});

test.each(['hello@iris.example', '"Iris, Inc." <hello@iris.example>', 'Ирис <hello@iris.example>'])(
  '%s is a sender',
  (mailFrom) => {
    expect(readSettings({ MAIL_FROM: mailFrom }).mailFrom).toBe(mailFrom);
  },
);

test('who sets SMTP_URL sets MAIL_FROM too', () => {
  expect(() => readSettings({ SMTP_URL: 'smtp://127.0.0.1:1025' })).toThrow(
    /^MAIL_FROM must be .* when SMTP_URL is set\.$/,
  );
});
