import type { SendMailOptions } from 'nodemailer';
import { DeliveryError, type MailToSend } from './delivery.ts';

/**
 * Converts an email for nodemailer. The recipient is passed as one address, never as text to parse,
 * so commas, quotes and similar characters in it add no second recipient and no other header.
 *
 * @throws DeliveryError for the few addresses that nodemailer would change into another
 */
export function nodemailerMessage(mail: MailToSend): SendMailOptions {
  if (UNSENDABLE.test(mail.to)) {
    throw new DeliveryError('No mail can be sent to an address with "<" or ">".', {
      isFinal: true,
    });
  }
  const recipient = { name: '', address: mail.to };
  return {
    from: mail.from,
    to: recipient,
    envelope: { from: mail.from, to: recipient },
    messageId: mail.messageId,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    list: { unsubscribe: mail.unsubscribeLink },
    headers: {
      // Says that a POST to the link unsubscribes at once (RFC 8058).
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Prevents automatic replies, such as out-of-office notes (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
    },
  };
}

/** Matches what nodemailer replaces with a space, and control characters: no address has either. */
const UNSENDABLE = /[<>\p{Cc}]/u;
