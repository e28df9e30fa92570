import { expect, test } from 'vitest';
import { checkAddress, emailKey } from '../../../../server/database/emailKey.ts';

test.each([
  ['case', 'Victim@GMAIL.com'],
  ['circled letters', 'victim@ⓖmail.com'],
  ['squared letters', 'victim@g🄼ail.com'],
  ['full-width letters', 'victim@ｇｍａｉｌ．ｃｏｍ'],
  ['mathematical letters', 'victim@𝓰mail.com'],
  ['an ideographic full stop', 'victim@gmail。com'],
  ['a soft hyphen', 'victim@gm\u00adail.com'],
  ['a trailing dot', 'victim@gmail.com.'],
  ['quotes', '"victim"@gmail.com'],
  ['quoted pairs', '"v\\ictim"@gmail.com'],
])('%s makes no second mailbox', (_, typed) => {
  expect(emailKey(typed)).toBe('victim@gmail.com');
});

test.each([
  [
    'in the case of its local part, without needless quotes',
    '"Ada"@Example.ORG',
    'Ada@example.org',
  ],
  ['with an international domain as ASCII', 'ada@Müller.de', 'ada@xn--mller-kva.de'],
  ['in composed letters', 'e\u0301lise@example.org', 'élise@example.org'],
  ['with the quotes that it needs', 'a..b@example.org', '"a..b"@example.org'],
  ['with no others than it needs', '"a.\\.b"@example.org', '"a..b"@example.org'],
])('an address is stored %s', (_, typed, email) => {
  expect(checkAddress(typed)).toEqual({ ok: true, email });
  expect(checkAddress(email)).toEqual({ ok: true, email });
});

test.each([
  'x@1.2',
  'x@0x7f.1',
  'x@[127.0.0.1]',
  'x@xn--a',
  'x@xn--a.org',
  'x@a..org',
  'x@gmail.com․',
  'x@-a.org',
  'x@a_b.org',
  'x@a%2eb.org',
  'x@a/b.org',
  'x@y.org#',
  'a<b@example.org',
  'a\u0000b@example.org',
  `a@${'é'.repeat(62)}.org`,
  `${'a'.repeat(200)}@${'é.'.repeat(20)}org`,
])('%j is refused as invalid', (typed) => {
  expect(checkAddress(typed)).toEqual({ ok: false, problem: 'invalid_email' });
});
