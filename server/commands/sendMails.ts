import { hostname } from 'node:os';
import { createTransport } from 'nodemailer';
import { checkAddress } from '../database/emailKey.ts';
import { urlOf } from '../http/server.ts';
import { composeMail } from '../mail/composeMail.ts';
import { createLinkTokens } from '../mail/linkTokens.ts';
import { createDelivery, readMessages } from '../mail/mailService.ts';
import { smtpOptions } from '../mail/smtpDelivery.ts';
import type { ServerSettings } from '../settings.ts';
import type { CommandResult, Options } from './options.ts';

const TEST_MESSAGE = { id: 0, language: 'en', linkId: 'test', inviteLink: null, attempts: 1 };

/** Sends the email to confirm to any address. Its links are signed, but belong to no sign-up. */
export async function sendTestMail(
  email: string,
  { settings, linkSecrets }: Options,
): Promise<undefined> {
  if (!checkAddress(email).ok) throw new Error(`${email} is not an email address.`);
  const messages = readMessages(settings.distDir);
  if (messages === undefined) throw new Error(`The site in ${settings.distDir} has no emails.`);
  const mail = composeMail(
    { ...TEST_MESSAGE, queuedAt: new Date().toISOString(), email },
    {
      messages,
      tokens: createLinkTokens(linkSecrets),
      serverUrl: urlOf(settings, settings.host),
      mailFrom: settings.mailFrom,
    },
  );
  const delivery = createDelivery(settings, messages.apiUrl);
  await delivery.deliver(mail).finally(delivery.close);
  console.log(
    settings.smtpUrl
      ? `The mail server has accepted the email to ${email}. Its links belong to no sign-up.`
      : `The email to ${email} was written to ${settings.dataDir}/outbox, because SMTP_URL is not set.`,
  );
}

/** Emails the operator, at `MAIL_FROM`, that a systemd unit failed. */
export async function sendAlert(
  unit: string,
  { smtpUrl, mailFrom, distDir }: Pick<ServerSettings, 'smtpUrl' | 'mailFrom' | 'distDir'>,
): CommandResult {
  if (smtpUrl === undefined) {
    console.error(`${unit} failed. No email was sent: SMTP_URL is not set.`);
    return 'failed';
  }
  const host = hostname();
  const { apiUrl = null } = readMessages(distDir) ?? {};
  await createTransport(smtpOptions(smtpUrl, apiUrl)).sendMail({
    from: mailFrom,
    to: mailFrom,
    subject: `${unit} failed on ${host}`,
    text:
      `${unit} failed on ${host}. To see its log:\n\n  journalctl -u ${unit} -n 50\n\n` +
      'To find the cause:\n\n  waitlist doctor\n',
  });
  console.log(`Sent an email about the failure of ${unit}.`);
}
