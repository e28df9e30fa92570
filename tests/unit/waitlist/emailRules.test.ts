import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEmail, emailDomain } from '../../../src/waitlist/emailRules.ts';

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
    'ada@exa@mple.com',
    'a da@example.com',
    'ada@exam ple.com',
    'ada@example.',
    'ada@.com',
    'ada@example.com, bob@example.com',
  ])('of the wrong form (%s) is refused as invalid', (raw) => {
    expect(checkEmail(raw)).toEqual({ ok: false, problem: 'invalid_email' });
  });

  test.each(['ada@example.com', "o'neil+news@mail.example.co.uk", 'Ада@пример.рф', 'a@b.c'])(
    'of the right form (%s) is accepted',
    (raw) => {
      expect(checkEmail(raw)).toEqual({ ok: true, email: raw });
    },
  );

  test('keeps its case and loses the blanks around it', () => {
    expect(checkEmail('  Ada@Example.COM \n')).toEqual({ ok: true, email: 'Ada@Example.COM' });
  });
});

test('whatever is typed, an accepted address has one @, a dotted domain and no white space', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress(), fc.stringMatching(/^[a@. ]*$/)),
      (raw) => {
        const check = checkEmail(raw);
        if (!check.ok) return;
        const [local, domain, ...others] = check.email.split('@');
        expect(others).toEqual([]);
        expect(local).not.toBe('');
        expect(domain).toMatch(/.\../);
        expect(check.email).not.toMatch(/\s/);
        expect(raw).toContain(check.email);
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

test('the domain is what follows the @, in lower case', () => {
  expect(emailDomain('Ada@Mail.Example.COM')).toBe('mail.example.com');
});
