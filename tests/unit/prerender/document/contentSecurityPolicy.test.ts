import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../../prerender/document/contentSecurityPolicy.ts';
import { readSiteEnvironment } from '../../../../prerender/siteEnvironment.ts';

test.each([
  ['', "form-action 'self'"],
  ['https://api.iris.app/base', "form-action 'self' https://api.iris.app"],
])('with the API at "%s" browsers may send a form by %s', (base, directive) => {
  const environment = readSiteEnvironment({ VITE_API_BASE_URL: base });
  expect(contentSecurityPolicy('', '', environment).split('; ')).toContain(directive);
});
