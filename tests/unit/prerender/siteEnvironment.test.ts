import { describe, expect, test } from 'vitest';
import { exampleAddresses, readSiteEnvironment } from '../../../prerender/siteEnvironment.ts';

test('without variables the defaults apply, and there is no tracker', () => {
  expect(readSiteEnvironment({})).toEqual({
    VITE_SITE_URL: 'https://iris.example',
    VITE_API_BASE_URL: 'https://api.iris.example',
    VITE_POSTHOG_KEY: '',
    VITE_POSTHOG_HOST: 'https://us.i.posthog.com',
    VITE_SUPPORT_EMAIL: 'support@iris.example',
    VITE_SOCIAL_URL: 'https://social.example/@iris',
  });
});

describe('a variable', () => {
  test.each([
    ['VITE_SITE_URL', 'https://example.org/', 'https://example.org'],
    ['VITE_API_BASE_URL', '', ''],
    ['VITE_API_BASE_URL', 'https://example.org/waitlist/', 'https://example.org/waitlist'],
    ['VITE_API_BASE_URL', ' http://127.0.0.1:4173 ', 'http://127.0.0.1:4173'],
    ['VITE_POSTHOG_KEY', 'phc_Abc-123', 'phc_Abc-123'],
    ['VITE_SITE_URL', '  ', 'https://iris.example'],
  ] as const)('%s may be %j', (name, given, value) => {
    expect(readSiteEnvironment({ [name]: given })[name]).toBe(value);
  });

  test.each([
    ['VITE_SITE_URL', 'iris.example'],
    ['VITE_SITE_URL', 'https://iris.example/site'],
    ['VITE_API_BASE_URL', 'api'],
    ['VITE_API_BASE_URL', 'https://example.org/?a=b'],
    ['VITE_POSTHOG_KEY', 'two words'],
    ['VITE_POSTHOG_HOST', 'javascript:alert(1)'],
    ['VITE_SUPPORT_EMAIL', 'nobody'],
    ['VITE_SUPPORT_EMAIL', 'a@b.co?bcc=c@d.co'],
    ['VITE_SOCIAL_URL', '@iris'],
  ])('%s cannot be %j, and the message says what it accepts', (name, given) => {
    const read = () => readSiteEnvironment({ [name]: given });
    expect(read).toThrow(name);
    expect(read).toThrow(/it accepts .{10,}/);
  });

  test('that is invalid does not hide another', () => {
    const read = () => readSiteEnvironment({ VITE_SITE_URL: 'x', VITE_SOCIAL_URL: 'y' });
    expect(read).toThrow(/VITE_SITE_URL[\s\S]*VITE_SOCIAL_URL/);
  });
});

describe('an example address', () => {
  const REAL = {
    VITE_SITE_URL: 'https://iris.dev',
    VITE_API_BASE_URL: '',
    VITE_SUPPORT_EMAIL: 'help@iris.dev',
    VITE_SOCIAL_URL: 'https://social.dev/@iris.example',
  };

  test('is reported with its variable and use for each unset variable', () => {
    expect(exampleAddresses({})).toEqual([
      'VITE_SITE_URL is not set: the site names https://iris.example as its address.',
      'VITE_API_BASE_URL is not set: the forms send sign-ups to https://api.iris.example.',
      'VITE_SUPPORT_EMAIL is not set: visitors are asked to write to support@iris.example.',
      'VITE_SOCIAL_URL is not set: the pages link to https://social.example/@iris.',
    ]);
  });

  test('is not reported for real addresses and the site’s own origin', () => {
    expect(exampleAddresses(REAL)).toEqual([]);
  });

  test.each([
    ['VITE_SITE_URL', 'https://www.brand.example'],
    ['VITE_SITE_URL', 'http://BRAND.EXAMPLE:8080'],
    ['VITE_API_BASE_URL', 'https://brand.example./waitlist'],
    ['VITE_SUPPORT_EMAIL', 'help@brand.example'],
    ['VITE_SOCIAL_URL', 'https://example/brand'],
  ])('is reported when it was set: %s=%s', (name, given) => {
    const [found, ...others] = exampleAddresses({ ...REAL, [name]: given });
    expect(found).toContain(`${name} is an example: `);
    expect(others).toEqual([]);
  });
});
