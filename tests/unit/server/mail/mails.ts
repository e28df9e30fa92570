import type { Outbox, OutboxMessage } from '../../../../server/database/outboxQueries.ts';
import { composeMail, type MailContext } from '../../../../server/mail/composeMail.ts';
import type { MailToSend } from '../../../../server/mail/delivery.ts';
import {
  CONFIRM_LINK,
  type Mail,
  type Messages,
  UNSUBSCRIBE_LINK,
} from '../../../../src/email/messages.ts';

/** A mail in one language, with what it says in `words`. */
function mailOf(words: string): Mail {
  return {
    subject: words,
    html:
      `<!doctype html><html><head><meta charset="utf-8"></head><body><p>${words}</p>` +
      `<a href="${CONFIRM_LINK}">${words}</a> <a href="${UNSUBSCRIBE_LINK}">✕</a></body></html>`,
    text: `${words}\n\n${CONFIRM_LINK}\n\n${UNSUBSCRIBE_LINK}\n`,
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
      { confirmMail: mailOf(words), pages: {} as Messages['languages'][string]['pages'] },
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
    attempts: 1,
    ...changes,
  };
}

export function mailToSend(changes: Partial<OutboxMessage> = {}): MailToSend {
  return composeMail(outboxMessage(changes), CONTEXT);
}

/** An outbox without a database. Claims last for ever; only what failed is due again. */
export function memoryOutbox(count: number) {
  const waiting = new Map(
    Array.from({ length: count }, (_, index) => {
      const message = outboxMessage({ id: index + 1, attempts: 0 });
      return [message.id, { message, dueAt: 0 as number | null }];
    }),
  );
  const outcomes = new Map<OutboxMessage['id'], string>();
  const outbox: Pick<
    Outbox,
    'claim' | 'markSent' | 'markFailed' | 'putBack' | 'noteOutage' | 'markRefused'
  > = {
    async claim(limit) {
      const due = [...waiting.values()].filter(
        ({ dueAt }) => dueAt !== null && dueAt <= Date.now(),
      );
      return due.slice(0, limit).map((row) => {
        row.dueAt = null;
        row.message = { ...row.message, attempts: row.message.attempts + 1 };
        return row.message;
      });
    },
    async markSent(messages) {
      for (const { id } of messages) {
        waiting.delete(id);
        outcomes.set(id, 'sent');
      }
    },
    async markFailed({ id }, reason, next) {
      const row = waiting.get(id);
      if (row) row.dueAt = next?.getTime() ?? null;
      outcomes.set(id, `${next ? 'failed' : 'given up'}: ${reason}`);
    },
    async putBack({ id, attempts }, reason) {
      const row = waiting.get(id);
      if (row) {
        row.dueAt = 0;
        row.message = { ...row.message, attempts: attempts - 1 };
      }
      outcomes.set(id, `put back: ${reason}`);
    },
    async noteOutage() {},
    async markRefused({ id }, reason) {
      waiting.delete(id);
      outcomes.set(id, `refused: ${reason}`);
    },
  };
  return { ...outbox, waiting, outcomes };
}
