import { expect, test } from 'vitest';
import { staticHostHeaders } from '../../../../prerender/metadata/staticHostHeaders.ts';

test('every file gets the security headers, and hashed files never change', () => {
  const headers = staticHostHeaders();
  expect(headers).toMatch(/^\/\*\n {2}.*frame-ancestors 'none'/m);
  expect(headers).toMatch(/^\/assets\/\*\n {2}Cache-Control: .*immutable/m);
});
