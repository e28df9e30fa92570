import type { OutboxMessage } from '../../../../server/database/outboxQueries.ts';
import { composeMail, type MailContext } from '../../../../server/mail/composeMail.ts';
import type { MailToSend } from '../../../../server/mail/delivery.ts';
import { EXAMPLE_MESSAGES } from '../exampleMessages.ts';

export const CONTEXT: MailContext = {
  messages: EXAMPLE_MESSAGES,
  tokens: {
    sign: ({ purpose, linkId, language, expiresAt }) =>
      [purpose, linkId, language, expiresAt?.getTime() ?? 'never'].join('.'),
  },
  serverUrl: 'https://iris.example',
  mailFrom: 'Iris <hello@iris.example>',
};

export function outboxMessage(changes: Partial<OutboxMessage> = {}): OutboxMessage {
  const id = changes.id ?? 7;
  return {
    id,
    email: `ada${id}@example.org`,
    language: 'en',
    linkId: `link-${id}`,
    source: 'hn',
    medium: 'social',
    campaign: 'launch',
    queuedAt: '2026-11-20T08:00:00.000Z',
    inviteLink: null,
    attempts: 1,
    ...changes,
  };
}

export function mailToSend(changes: Partial<OutboxMessage> = {}): MailToSend {
  return composeMail(outboxMessage(changes), CONTEXT);
}
