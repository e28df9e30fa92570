import { expect, test } from 'vitest';
import { pathOfFileUrl } from '../../../server/database/sqliteFile.ts';
import { readSettings } from '../../../server/settings.ts';

const SECRET = '0123456789abcdef0123456789abcdef';
const SMTP = 'smtps://iris:p%40ss@smtp.example.com';

/** With the text of a value, and the value read from it unless that is the text itself. */
type Variable = [name: string, setting: string, byDefault: unknown, text: string, value?: unknown];

const VARIABLES: Variable[] = [
  ['PORT', 'port', 4173, '0', 0],
  ['HOST', 'host', '127.0.0.1', '::1'],
  ['DATABASE_URL', 'databaseUrl', 'file:data/waitlist.db', 'postgres://iris@db.example/iris'],
  [
    'ALLOWED_ORIGINS',
    'allowedOrigins',
    [],
    'https://a.co, http://b.co:5173',
    ['https://a.co', 'http://b.co:5173'],
  ],
  ['JOIN_RATE_PER_MINUTE', 'joinRatePerMinute', 20, '5', 5],
  ['JOIN_RATE_PER_DAY', 'joinRatePerDay', 100, '50', 50],
  ['TRUST_PROXY', 'trustedHops', 0, '2', 2],
  ['DIST_DIR', 'distDir', 'dist', 'build'],
  ['DATA_DIR', 'dataDir', 'data', '/var/lib/iris'],
  ['SMTP_URL', 'smtpUrl', undefined, SMTP],
  ['MAIL_FROM', 'mailFrom', undefined, '"Ирис, Inc." <hello@iris.example>'],
  ['MAIL_PER_HOUR', 'mailPerHour', 600, '200', 200],
  ['MAIL_PER_DOMAIN', 'mailPerDomain', 30, '7', 7],
  ['MAIL_SECRETS', 'mailSecrets', [], `${SECRET}2, ${SECRET}1`, [`${SECRET}2`, `${SECRET}1`]],
  ['ADMIN_TOKEN', 'adminToken', undefined, 'open-sesame'],
];

/** The settings of the tracker, which two variables make. */
const trackerOf = (POSTHOG_KEY: string, POSTHOG_HOST = '') =>
  readSettings({ POSTHOG_KEY, POSTHOG_HOST }).tracker;

test('every variable has a default, and an empty one counts as absent', () => {
  const defaults = Object.fromEntries(VARIABLES.map(([, setting, value]) => [setting, value]));
  expect(readSettings({})).toEqual(defaults);
  expect(readSettings({ PORT: '', HOST: ' ', ALLOWED_ORIGINS: '' })).toEqual(defaults);
});

test('every variable is read', () => {
  const env = Object.fromEntries(VARIABLES.map(([name, , , text]) => [name, text]));
  const settings = VARIABLES.map(([, setting, , text, value = text]) => [setting, value]);
  expect(readSettings(env)).toEqual(Object.fromEntries(settings));
});

test('a tracker takes a key, and has a host by default', () => {
  expect(trackerOf('', 'https://eu.i.posthog.com')).toBeUndefined();
  expect(trackerOf('phc_0aB-_')).toEqual({ key: 'phc_0aB-_', host: 'https://us.i.posthog.com' });
  expect(trackerOf('phc_0aB-_', 'https://eu.i.posthog.com')).toMatchObject({
    host: 'https://eu.i.posthog.com',
  });
});

test('the database is in the data folder, whatever its name, unless told otherwise', () => {
  const { databaseUrl } = readSettings({ DATA_DIR: '/var/my data?/100%' });
  expect(pathOfFileUrl(databaseUrl)).toBe('/var/my data?/100%/waitlist.db');
});

test('who sets SMTP_URL sets MAIL_FROM too', () => {
  expect(() => readSettings({ SMTP_URL: 'smtp://127.0.0.1:1025' })).toThrow(
    /^MAIL_FROM must be .* if SMTP_URL is set\.$/,
  );
});

test.each([
  ['600', '30', 30],
  ['600', '100', 30],
  ['100000', '', 30],
  ['10', '', 1],
])('of %s emails an hour and %s a domain, %i may go to a domain', (hour, domain, limit) => {
  const env = { MAIL_PER_HOUR: hour, MAIL_PER_DOMAIN: domain };
  expect(readSettings(env).mailPerDomain).toBe(limit);
});
