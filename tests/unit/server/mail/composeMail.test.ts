import { expect, test } from 'vitest';
import { composeMail } from '../../../../server/mail/composeMail.ts';
import { CONFIRM_DAYS } from '../../../../src/messages/messages.ts';
import { t } from '../../../support/siteTexts.ts';
import { CONTEXT, outboxMessage } from './mails.ts';

const message = outboxMessage({ id: 7, linkId: 'abc_-1' });

test.each(['tlh', 'constructor'])('is English where the site is not offered in %s', (language) => {
  const mail = composeMail({ ...message, language }, CONTEXT);
  expect(mail.subject).toBe(t('messages.mail.subject'));
  expect(mail.language).toBe('en');
  expect(mail.unsubscribeLink).toContain('.en.');
});

test('has the recipient’s own links for every placeholder, escaped in HTML only', () => {
  const apiUrl = 'https://iris.example/a&b$&';
  const mail = composeMail(message, { ...CONTEXT, serverUrl: apiUrl }, 0);
  const expiry = CONFIRM_DAYS * 24 * 60 * 60 * 1000;
  const confirm = `${apiUrl}/api/confirm?token=confirm.abc_-1.en.${expiry}`;
  const unsubscribe = `${apiUrl}/api/unsubscribe?token=unsubscribe.abc_-1.en.never`;
  expect(mail.text).toBe(`${mail.subject}\n\n${confirm}\n\n${unsubscribe}\n`);
  for (const link of [confirm, unsubscribe]) {
    expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  }
  expect(mail.html).not.toContain('placeholder.invalid');
  expect(mail.unsubscribeLink).toBe(unsubscribe);
});

test('is the invitation, with its link, for somebody who is invited', () => {
  const inviteLink = 'https://iris.example/start?a=b&code=$&x';
  const mail = composeMail({ ...message, inviteLink }, CONTEXT);
  expect(mail.subject).toBe(t('messages.invite.subject'));
  expect(mail.text).toContain(inviteLink);
  expect(mail.html).toContain('href="https://iris.example/start?a=b&amp;code=$&amp;x"');
  expect(mail.html).not.toContain('placeholder.invalid');
});

test('has the same Message-ID at every attempt, another for every message, and no id in it', () => {
  const idOf = (changes: object) => composeMail({ ...message, ...changes }, CONTEXT).messageId;
  expect(idOf({})).toMatch(/^<[\w-]{22}@iris\.example>$/);
  expect(idOf({ attempts: 5 })).toBe(idOf({}));
  expect(idOf({ id: 8 })).not.toBe(idOf({}));
  // After a restore.
  expect(idOf({ queuedAt: '2026-12-01T08:00:00.000Z' })).not.toBe(idOf({}));
  expect(idOf({ linkId: 'abc_-2' })).not.toBe(idOf({}));
});
