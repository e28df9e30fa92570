import { randomUUID } from 'node:crypto';
import { checkEmail } from '../../src/rules/emailRules.ts';
import { composeMail } from '../mail/composeMail.ts';
import { createLinkTokens } from '../mail/linkTokens.ts';
import { createDelivery } from '../mail/mailService.ts';
import { readMessages } from '../mail/readMessages.ts';
import type { ServerSettings } from '../settings.ts';

/**
 * Sends the email to confirm a sign-up to an address that need not be on the waitlist. Its links
 * are signed, but lead to no sign-up.
 * @throws Error saying why it could not be sent, or that the address is none
 */
export async function sendTestMail(
  address: string,
  { settings, linkSecrets }: { settings: ServerSettings; linkSecrets: readonly string[] },
): Promise<'done'> {
  if (!checkEmail(address).ok) throw new Error(`${address} is not an email address.`);
  const messages = readMessages(settings.distDir);
  if (messages === undefined) throw new Error(`The site in ${settings.distDir} has no emails.`);
  // Another id each time: receivers drop an email whose Message-ID they know.
  const id = randomUUID();
  const message = {
    id,
    email: address,
    language: 'en',
    linkId: 'test',
    inviteLink: null,
    attempts: 1,
  };
  const mail = composeMail(message, {
    messages,
    tokens: createLinkTokens(linkSecrets),
    apiUrl: messages.apiUrl ?? `http://${settings.host}:${settings.port}`,
    from: settings.mailFrom ?? messages.from,
  });
  const delivery = createDelivery(settings);
  try {
    await delivery.deliver(mail);
  } finally {
    await delivery.close();
  }
  console.log(
    settings.smtpUrl
      ? `The mail server has accepted the email to ${address}. Its links lead to no sign-up.`
      : `The email to ${address} is a file in ${settings.dataDir}/outbox, because SMTP_URL is not set.`,
  );
  return 'done';
}
