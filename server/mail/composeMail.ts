import { hash } from 'node:crypto';
import {
  CONFIRM_DAYS,
  CONFIRM_LINK,
  INVITE_LINK,
  type Messages,
  UNSUBSCRIBE_LINK,
} from '../../src/messages/messages.ts';
import { ENDPOINTS } from '../../src/rules/contract.ts';
import type { OutboxMessage } from '../database/outboxQueries.ts';
import type { MailToSend } from './delivery.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { LinkPurpose, LinkTokens } from './linkTokens.ts';

export interface MailContext {
  messages: Messages;
  tokens: Pick<LinkTokens, 'sign'>;
  /** The API's address in links, if the build has none. */
  serverUrl: string;
  /** The sender, if it differs from the build's. */
  mailFrom?: string | undefined;
}

/** Writes the email to confirm a sign-up, or its invitation, in its language or in English. */
export function composeMail(
  message: Omit<OutboxMessage, 'source' | 'medium' | 'campaign'>,
  { messages, tokens, serverUrl, mailFrom = messages.from }: MailContext,
  now = Date.now(),
): MailToSend {
  const { languages } = messages;
  const apiUrl = messages.apiUrl ?? serverUrl;
  const language = Object.hasOwn(languages, message.language) ? message.language : 'en';
  const { id, linkId, inviteLink, queuedAt } = message;
  const mail = languages[language]?.[inviteLink === null ? 'confirmMail' : 'inviteMail'];
  if (mail === undefined) throw new Error(`There is no mail in the language "${language}".`);

  const linkTo = (purpose: LinkPurpose, expiresAt?: Date) => {
    const token = tokens.sign({ purpose, linkId, language, expiresAt });
    return `${apiUrl}${ENDPOINTS[purpose]}?token=${token}`;
  };
  const confirmLink = linkTo('confirm', new Date(now + CONFIRM_DAYS * 24 * 60 * 60_000));
  const unsubscribeLink = linkTo('unsubscribe');
  // With functions, because `$` is special in replacement strings.
  const fillIn = (text: string, write: (link: string) => string) =>
    text
      .replaceAll(CONFIRM_LINK, () => write(confirmLink))
      .replaceAll(INVITE_LINK, () => write(inviteLink ?? ''))
      .replaceAll(UNSUBSCRIBE_LINK, () => write(unsubscribeLink));

  // The same for each attempt, and unique: receivers drop emails whose Message-ID they know.
  const name = hash('sha256', `${id}.${linkId}.${queuedAt}`, 'base64url').slice(0, 22);
  return {
    from: mailFrom,
    to: message.email,
    messageId: `<${name}@${new URL(apiUrl).hostname}>`,
    language,
    subject: mail.subject,
    // Tokens need no escaping, but the API's URL may.
    html: fillIn(mail.html, escapeHtml),
    text: fillIn(mail.text, (link) => link),
    unsubscribeLink,
  };
}
