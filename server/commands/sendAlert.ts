import { hostname } from 'node:os';
import { createTransport } from 'nodemailer';
import { smtpOptions } from '../mail/smtpDelivery.ts';
import type { ServerSettings } from '../settings.ts';

/**
 * Emails the operator, at the address of `MAIL_FROM`, that a unit of systemd failed.
 * Resolves to `failed` where there is no mail server.
 * @throws Error saying why no email was sent
 */
export async function sendAlert(
  unit: string,
  { smtpUrl, mailFrom }: Pick<ServerSettings, 'smtpUrl' | 'mailFrom'>,
): Promise<'done' | 'failed'> {
  if (smtpUrl === undefined) {
    console.error(`${unit} failed, and nobody is told by email: SMTP_URL is not set.`);
    return 'failed';
  }
  const host = hostname();
  await createTransport(smtpOptions(smtpUrl)).sendMail({
    from: mailFrom,
    to: mailFrom,
    subject: `${unit} failed on ${host}`,
    text:
      `${unit} failed on ${host}. What it said:\n\n  journalctl -u ${unit} -n 50\n\n` +
      'What else may be wrong, and what to do:\n\n  waitlist doctor\n',
  });
  console.log(`The operator was told by email that ${unit} failed.`);
  return 'done';
}
