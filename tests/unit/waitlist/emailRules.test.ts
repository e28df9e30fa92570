import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEmail, emailDomain } from '../../../src/rules/emailRules.ts';
import { anyCharacter } from '../../support/anyCharacter.ts';

describe('an address', () => {
  test.each(['', ' ', '\t\n', '\u00a0\u3000'])('that is blank (%j) is refused as empty', (raw) => {
    expect(checkEmail(raw)).toEqual({ ok: false, problem: 'empty_email' });
  });

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'a da@example.com',
    'ada@example.',
    'ada@.com',
    'ada@example.com, bob@example.com',
  ])('of the wrong form (%s) is refused as invalid', (raw) => {
    expect(checkEmail(raw)).toEqual({ ok: false, problem: 'invalid_email' });
  });

  test.each([
    "o'neil+news@mail.example.co.uk",
    '"ada"@gmial.com',
    'نام\u200cها@пример.рф',
    'a@b.c',
    'ada@example。jp',
  ])('of the right form (%s) is accepted', (raw) => {
    expect(checkEmail(raw)).toEqual({ ok: true, email: raw });
  });

  test('keeps its case and loses surrounding white space', () => {
    expect(checkEmail('  Ada@Example.COM \n')).toEqual({ ok: true, email: 'Ada@Example.COM' });
  });
});

test.each([
  ['\u200bada@example.com\u200b', 'a zero-width space'],
  ['ada@\u2060example\u00ad.com', 'a word joiner and a soft hyphen inside'],
  ['\u202aada@example.com\u202c', 'direction marks'],
  ['\ufeffada@example.com', 'a byte order mark'],
  ['ada@example.com\u200d', 'a joiner at the end'],
  ['mailto:ada@example.com', 'a link’s scheme'],
  ['MailTo: ada@example.com', 'the scheme in another case, and a space'],
  ['<ada@example.com>', 'angle brackets'],
  ['ada@example.com.', 'a full stop'],
  ['ada@example.com>?!', 'a run of punctuation'],
  ['ada@example.com。', 'the full stop of a Japanese sentence'],
  ['ada@example.com،', 'an Arabic comma'],
  ['ada＠example.com', 'the at sign of a Japanese keyboard'],
])('%j is cleaned: %s', (raw) => {
  expect(checkEmail(raw)).toEqual({ ok: true, email: 'ada@example.com' });
});

test.each(['\u200b', '<>', 'mailto:', ' ; '])('%j is empty once cleaned', (raw) => {
  expect(checkEmail(raw)).toEqual({ ok: false, problem: 'empty_email' });
});

test('every accepted address has one @, a dotted domain and no white space', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: anyCharacter }),
        fc.emailAddress(),
        fc.stringMatching(/^(mailto:|[a@. <>;]|\u200b|\u200d)*$/),
      ),
      (raw) => {
        const check = checkEmail(raw);
        if (!check.ok) return;
        const [local, domain, ...others] = check.email.split('@');
        expect(others).toEqual([]);
        expect(local).not.toBe('');
        expect(domain).toMatch(/.[.。．｡]./);
        expect(check.email).not.toMatch(/\s/);
        expect(raw.replace(/\p{Cf}/gu, '')).toContain(check.email.replace(/\p{Cf}/gu, ''));
        expect(checkEmail(check.email)).toEqual(check);
      },
    ),
  );
});

test('every ordinary address is accepted', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(checkEmail(` ${email} `)).toEqual({ ok: true, email });
    }),
  );
});

test('emailDomain returns the part after the @ in lower case', () => {
  expect(emailDomain('Ada@Mail.Example.COM')).toBe('mail.example.com');
});
