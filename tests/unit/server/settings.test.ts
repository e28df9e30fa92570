import { expect, test } from 'vitest';
import { readSettings } from '../../../server/settings.ts';

test('every variable has a default, and an empty one counts as absent', () => {
  const defaults = {
    port: 4173,
    host: '127.0.0.1',
    databaseUrl: 'file:data/waitlist.db',
    allowedOrigins: [],
    joinRatePerMinute: 100,
    trustedHops: 0,
    distDir: 'dist',
  };
  expect(readSettings({})).toEqual(defaults);
  expect(readSettings({ PORT: '', HOST: ' ', ALLOWED_ORIGINS: '' })).toEqual(defaults);
});

test('every variable is read', () => {
  expect(
    readSettings({
      PORT: '0',
      HOST: '::1',
      DATABASE_URL: 'postgres://iris@waitlist.example/iris',
      ALLOWED_ORIGINS: 'https://iris.example, http://localhost:5173',
      JOIN_RATE_PER_MINUTE: '5',
      TRUST_PROXY: '2',
      DIST_DIR: 'build',
    }),
  ).toEqual({
    port: 0,
    host: '::1',
    databaseUrl: 'postgres://iris@waitlist.example/iris',
    allowedOrigins: ['https://iris.example', 'http://localhost:5173'],
    joinRatePerMinute: 5,
    trustedHops: 2,
    distDir: 'build',
  });
});

test.each([
  ['PORT', 'abc', '65535'],
  ['PORT', '65536', '65535'],
  ['PORT', '-1', '65535'],
  ['PORT', '80.5', '65535'],
  ['HOST', 'http://localhost', 'IP address'],
  ['DATABASE_URL', 'waitlist.db', 'file:<path>'],
  ['DATABASE_URL', 'mysql://secret@host', 'postgres:'],
  ['DATABASE_URL', 'libsql://waitlist.example', 'postgres:'],
  ['ALLOWED_ORIGINS', '*', 'https://iris.example'],
  ['ALLOWED_ORIGINS', 'iris.example', 'https://iris.example'],
  ['ALLOWED_ORIGINS', 'https://iris.example/', 'final slash'],
  ['ALLOWED_ORIGINS', 'https://ok.example,https://iris.example/path', 'path'],
  ['ALLOWED_ORIGINS', 'https://IRIS.example', 'https://iris.example'],
  ['JOIN_RATE_PER_MINUTE', '0', 'from 1'],
  ['JOIN_RATE_PER_MINUTE', 'many', 'whole number'],
  ['TRUST_PROXY', 'true', 'how many reverse proxies'],
  ['TRUST_PROXY', '11', 'from 0 to 10'],
])('%s=%s is refused with what the variable accepts', (name, value, accepted) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(new RegExp(`^${name} must be .*${accepted}`)),
    }),
  );
});

test('a refusal does not repeat the value, which may be a secret', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://secret@host' })).toThrow(/^((?!secret).)*$/);
});
