import type { OutboxMessage } from '../../../../server/database/outboxQueries.ts';
import { composeMail, type MailContext } from '../../../../server/mail/composeMail.ts';
import type { MailToSend } from '../../../../server/mail/delivery.ts';
import {
  CONFIRM_LINK,
  INVITE_LINK,
  type Mail,
  type Messages,
  UNSUBSCRIBE_LINK,
} from '../../../../src/mail/messages.ts';

/** A mail in one language, with what it says in `words`. */
function mailOf(words: string, link: string): Mail {
  return {
    subject: words,
    html:
      `<!doctype html><html><head><meta charset="utf-8"></head><body><p>${words}</p>` +
      `<a href="${link}">${words}</a> <a href="${UNSUBSCRIBE_LINK}">✕</a></body></html>`,
    text: `${words}\n\n${link}\n\n${UNSUBSCRIBE_LINK}\n`,
  };
}

export const WORDS = {
  en: 'Confirm your email address',
  ar: 'أكّد عنوان بريدك الإلكتروني، ثم تابع معنا كل جديد في قائمة الانتظار',
  ja: 'メールアドレスを確認してください。ウェイトリストへのご登録ありがとうございます。',
};

const messages: Messages = {
  apiUrl: null,
  from: 'Iris <hello@iris.example>',
  languages: Object.fromEntries(
    Object.entries(WORDS).map(([language, words]) => [
      language,
      {
        confirmMail: mailOf(words, CONFIRM_LINK),
        inviteMail: mailOf(`${words} 2`, INVITE_LINK),
      } as Messages['languages'][string],
    ]),
  ),
};

export const CONTEXT: MailContext = {
  messages,
  tokens: {
    sign: ({ purpose, linkId, language, expiresAt }) =>
      [purpose, linkId, language, expiresAt?.getTime() ?? 'never'].join('.'),
  },
  apiUrl: 'https://iris.example',
  from: messages.from,
};

export function outboxMessage(changes: Partial<OutboxMessage> = {}): OutboxMessage {
  const id = changes.id ?? 7;
  return {
    id,
    email: `ada${id}@example.org`,
    language: 'en',
    linkId: `link-${id}`,
    inviteLink: null,
    attempts: 1,
    ...changes,
  };
}

export function mailToSend(changes: Partial<OutboxMessage> = {}): MailToSend {
  return composeMail(outboxMessage(changes), CONTEXT);
}
