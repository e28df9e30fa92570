import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failureReason } from '../../../../server/mail/delivery.ts';
import { anyCharacter } from '../../../support/anyCharacter.ts';

const ADA = 'Ada.L+x@example.org';

test.each([
  ['550 5.1.1 <Ada.L+x@example.org>: unknown', '550 5.1.1 [email] unknown'],
  ['550 mailbox ada.l+x is full', '550 mailbox [email] is full'],
  ['550 "Ada.L+x": unknown in table', '550 "[email]": unknown in table'],
  ['550 Ada.L+x at example.org', '550 [email] at example.org'],
  ['550 other@example.net is not local', '550 [email] is not local'],
  ['550 ada.l+xy is unknown', '550 ada.l+xy is unknown'],
])('masks addresses, and the local part alone: %s', (reply, reason) => {
  expect(failureReason(reply, ADA)).toBe(reason);
});

test('masks links with a token, as a filter may quote them', () => {
  const reply = '554 spam: https://iris.example/api/confirm?token=abc.1.en.def, see https://a.b/c';
  expect(failureReason(reply, ADA)).toBe('554 spam: [link] see https://a.b/c');
});

test('reads the beginning of a reply that does not end, and cuts no address in half', () => {
  const links = 'x?token=1 '.repeat(199);
  expect(failureReason(`${links}${ADA}`, ADA)).not.toContain('ada');
  expect(failureReason(`550 ${'x'.repeat(1_000_000)}`, ADA)).toBe('550');
});

test('is one line of at most 200 characters, which every database takes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter, maxLength: 250 }),
      fc.string({ maxLength: 8 }),
      (text, local) => {
        const reason = failureReason(`a${text}`, `${local}x@example.org`);
        expect(reason.length).toBeLessThanOrEqual(200);
        expect(reason).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      },
    ),
  );
});

test('holds no address, whatever the reply and the address are', () => {
  const part = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .map((text) => text.replace(/[\s@]/g, '-'));
  fc.assert(
    fc.property(part, part, fc.string({ maxLength: 20 }), (local, domain, around) => {
      const address = `${local}@${domain}.org`;
      const reason = failureReason(`550 ${around}<${address}>${around}`, address);
      expect(reason).not.toContain(address);
    }),
  );
});
