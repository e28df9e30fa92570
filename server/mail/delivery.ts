import type { SendMailOptions } from 'nodemailer';
import { maskEmails } from '../../src/rules/maskEmails.ts';
import { UNSTORABLE } from '../database/emailKey.ts';

/** An email to one recipient, complete except for the headers that each attempt adds. */
export interface MailToSend {
  from: string;
  /** The only recipient: an address as typed, with any characters except white space. */
  to: string;
  /** With its angle brackets. */
  messageId: string;
  language: string;
  subject: string;
  html: string;
  text: string;
  /** Where email programs send a one-click unsubscribe request (RFC 8058). */
  unsubscribeLink: string;
}

export interface Delivery {
  /** Connects and logs in. @throws DeliveryError saying what is wrong */
  verify(): Promise<void>;
  /**
   * Resolves once the mail server, or the disk, has accepted the email.
   * @throws DeliveryError if it was not accepted, or if that is unknown; see `createSmtpDelivery`
   */
  deliver(mail: MailToSend): Promise<void>;
  close(): Promise<void>;
}

/** Why an email was not delivered, in one line without an address. */
export class DeliveryError extends Error {
  /** Whether the address was refused permanently. Otherwise a later attempt may succeed. */
  readonly isFinal: boolean = false;
  /** Whether the mail server rejects the account, and so would reject every email. */
  readonly isAccount: boolean = false;
  /** Whether either the account or the address is refused: other recipients decide. */
  readonly isUnclear: boolean = false;
  /** Whether the email may have been delivered. */
  readonly isUncertain: boolean = false;

  /** @param recipient the address to mask in the message */
  constructor(error: unknown, is: Omit<Partial<DeliveryError>, keyof Error>, recipient?: string) {
    super(failureReason(error, recipient), { cause: error });
    Object.assign(this, is);
  }
}

/** In characters: the longest reason, and how much of a reply is read. */
const [MAX_LENGTH, MAX_READ] = [200, 2_000];

/**
 * Returns why an email failed, as one short line for the log and the operator. A mail server's
 * reply may quote anything that was sent. Masks every address, the recipient's local part on its
 * own (`ada: no such user`), and every link with a token.
 */
export function failureReason(error: unknown, recipient?: string): string {
  const all = error instanceof Error ? error.message : String(error);
  // Masking takes quadratic time, so long replies are cut. The last word is removed, because half
  // an address would not be masked.
  const text = all.length > MAX_READ ? all.slice(0, MAX_READ).replace(/\S*$/, '') : all;
  const masked = maskEmails(text).replace(/\S*token=\S*/gi, '[link]');
  const localPart = recipient?.slice(0, recipient.lastIndexOf('@'));
  return (localPart === undefined ? masked : masked.replace(wordPattern(localPart), '[email]'))
    .replace(/\s+/g, ' ')
    .slice(0, MAX_LENGTH)
    .replace(new RegExp(UNSTORABLE, 'gu'), ' ')
    .trim();
}

function wordPattern(word: string): RegExp {
  const literal = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu');
}

/**
 * Converts an email for nodemailer. The recipient is passed as an object, not as text to parse, so
 * commas, quotes and similar characters cannot add a recipient or a header.
 *
 * @throws DeliveryError for the few addresses that nodemailer would change
 */
export function nodemailerMessage(mail: MailToSend): SendMailOptions {
  const { to, language, unsubscribeLink, ...message } = mail;
  // nodemailer replaces these characters with a space, which makes another address.
  if (/[<>\p{Cc}]/u.test(to)) {
    throw new DeliveryError('An address with "<" or ">" cannot receive email.', { isFinal: true });
  }
  const recipient = { name: '', address: to };
  return {
    ...message,
    to: recipient,
    envelope: { from: message.from, to: recipient },
    list: { unsubscribe: unsubscribeLink },
    headers: {
      // A POST to the link unsubscribes at once (RFC 8058).
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Prevents automatic replies, such as out-of-office notes (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
    },
  };
}
