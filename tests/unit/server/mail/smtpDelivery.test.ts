import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpDelivery } from '../../../../server/mail/smtpDelivery.ts';
import { freePort } from '../../../support/freePort.ts';
import { mailToSend } from './mails.ts';
import { smtpError, startSmtpServer } from './smtpServer.ts';

const MAIL = mailToSend();

function deliver(url: string, timeouts?: { connect?: number; attempt?: number }): Promise<void> {
  const delivery = createSmtpDelivery(url, timeouts);
  onTestFinished(() => delivery.close());
  return delivery.deliver(MAIL);
}

async function refusal(options: SMTPServerOptions): Promise<{ isFinal: boolean; message: string }> {
  const { url, received } = await startSmtpServer(options);
  const error = await deliver(url.replace('//', '//user:password@')).catch((caught) => caught);
  expect(received).toEqual([]);
  return error;
}

/** The server's steps; how each refuses with `error`. */
const STEPS = {
  greeting: (error) => ({ onConnect: (_, answer) => answer(error) }),
  AUTH: (error) => ({ authOptional: false, onAuth: (_, __, answer) => answer(error) }),
  'MAIL FROM': (error) => ({ onMailFrom: (_, __, answer) => answer(error) }),
  'RCPT TO': (error) => ({ onRcptTo: (_, __, answer) => answer(error) }),
  DATA: (error) => ({
    onData(stream, _, answer) {
      stream.resume().on('end', () => answer(error));
    },
  }),
} satisfies Record<string, (error: Error) => SMTPServerOptions>;

const REFUSALS: [isFinal: boolean, step: keyof typeof STEPS, status: number, text: string][] = [
  [true, 'RCPT TO', 550, '5.1.1 No such user here'],
  [true, 'RCPT TO', 550, '5.1.1 User unknown in relay recipient table'],
  [true, 'RCPT TO', 553, 'Mailbox name not allowed'],
  [true, 'DATA', 550, 'Mailbox unavailable'],
  [true, 'RCPT TO', 550, 'Recipient address rejected: User unknown'],
  [true, 'RCPT TO', 550, 'No such recipient here'],
  [true, 'RCPT TO', 550, '5.1.10 Recipient not found by SMTP address lookup'],
  [true, 'RCPT TO', 550, '5.2.1 The user you are trying to contact is disabled'],
  // As providers refuse an account: Amazon SES, Mailgun, SendGrid, Postmark, Brevo, Mailjet, Gmail,
  // Outlook, Zoho, cPanel.
  [false, 'DATA', 554, 'Message rejected: Sending paused for this account.'],
  [false, 'DATA', 554, 'Message rejected: Email address is not verified.'],
  [false, 'DATA', 550, 'Sandbox subdomains are for test purposes only.'],
  [false, 'RCPT TO', 550, 'Unauthenticated senders not allowed'],
  [false, 'DATA', 550, 'Your account has been suspended'],
  [false, 'RCPT TO', 550, 'that IP address is not allowed to send'],
  [false, 'RCPT TO', 550, 'Sender account is disabled'],
  [false, 'RCPT TO', 550, '5.4.5 Daily user sending quota exceeded'],
  [false, 'DATA', 554, '5.2.0 Your mailbox has been suspended for sending spam'],
  [false, 'RCPT TO', 550, '5.1.8 Email Outgoing Blocked'],
  [false, 'RCPT TO', 550, 'Outgoing mail from this server has been suspended'],
  [false, 'DATA', 554, '5.6.0 Message refused'],
  // These would be the same for every address.
  [false, 'greeting', 554, 'No SMTP service here'],
  [false, 'AUTH', 535, 'Wrong password'],
  [false, 'MAIL FROM', 550, 'Sender not verified'],
  [false, 'RCPT TO', 530, 'Authentication required'],
  [false, 'RCPT TO', 550, '5.7.1 Relaying denied'],
  [false, 'DATA', 554, '5.7.1 Sending domain not verified'],
  [false, 'DATA', 550, 'The from address does not match a verified Sender Identity.'],
  [false, 'RCPT TO', 554, 'Relay access denied'],
  [false, 'RCPT TO', 550, '5.4.5 Daily user sending limit exceeded'],
  [false, 'RCPT TO', 552, '5.2.2 The mailbox is over its storage'],
  [false, 'RCPT TO', 552, 'Mailbox full'],
  [false, 'RCPT TO', 503, 'Bad sequence of commands'],
  [false, 'greeting', 451, 'Try later'],
  [false, 'AUTH', 451, 'Try later'],
  [false, 'MAIL FROM', 451, 'Try later'],
  [false, 'RCPT TO', 451, 'Greylisted, try later'],
  [false, 'DATA', 451, 'Try later'],
];

test('refusals of one address are for good, and all others for now', async () => {
  // All at once, since `smtp-server` greets each client after a tenth of a second.
  const found = REFUSALS.map(async ([, step, status, text]) => {
    const error = await refusal(STEPS[step](smtpError(status, text)));
    expect(error.message).toContain(`: ${status} ${text}`);
    return [error.isFinal, step, status, text];
  });
  expect(await Promise.all(found)).toEqual(REFUSALS);
});

test.each(['RCPT TO', 'DATA'] as const)(
  'says nothing of the address that %s quotes',
  async (step) => {
    const reply = `<${MAIL.to}> is not ada7, see ${MAIL.unsubscribeLink}`;
    const error = await refusal(STEPS[step](smtpError(550, reply)));
    expect(error.message).toBe(`${step}: 550 [email] is not [email], see [link]`);
  },
);

test('fails for now when nobody listens', async () => {
  await expect(deliver(`smtp://127.0.0.1:${await freePort()}`)).rejects.toMatchObject({
    isFinal: false,
    isUncertain: false,
    message: expect.stringContaining('ECONNREFUSED'),
  });
});

test('fails for now when the server does not greet in time', async () => {
  const { url } = await startSmtpServer({ onConnect: () => {} });
  await expect(deliver(url, { connect: 50 })).rejects.toMatchObject({
    isFinal: false,
    message: 'Greeting never received',
  });
});

test('fails for now when the server does not answer the mail in time', async () => {
  const { url } = await startSmtpServer({ answer: () => new Promise(() => {}) });
  await expect(deliver(url, { attempt: 200 })).rejects.toMatchObject({
    isFinal: false,
    isUncertain: true,
    message: 'No answer within 0.2 s.',
  });
});

test.each(['greeting', 'MAIL FROM', 'RCPT TO', 'DATA'])(
  'fails for now when the connection breaks at %s',
  async (where) => {
    const at = (step: string) => (_: unknown, answer: () => void) =>
      step === where ? server.drop() : answer();
    const server = await startSmtpServer({
      onConnect: at('greeting'),
      onMailFrom: (address, _, answer) => at('MAIL FROM')(address, answer),
      onRcptTo: (address, _, answer) => at('RCPT TO')(address, answer),
      onData: () => server.drop(),
    });
    await expect(deliver(server.url)).rejects.toMatchObject({ isFinal: false });
  },
);

test('is sent only once when the connection breaks between the mail and the answer', async () => {
  let arrived = 0;
  const server = await startSmtpServer({
    async answer() {
      arrived += 1;
      server.drop();
    },
  });
  await expect(deliver(server.url)).rejects.toMatchObject({ isFinal: false });
  expect(arrived).toBe(1);
});

/** Offers TLS with the certificate of `smtp-server`, which warns about it unless it logs nothing. */
const SELF_SIGNED: SMTPServerOptions = { disabledCommands: [], logger: false };

test.each([
  ['STARTTLS', {}],
  ['smtps', { secure: true }],
])('fails for now when the certificate is not trusted, by %s', async (_, options) => {
  const { isFinal, message } = await refusal({ ...SELF_SIGNED, ...options });
  expect(isFinal).toBe(false);
  expect(message).toContain('certificate');
});

test('takes such a certificate where the operator’s URL says so', async () => {
  const { url, received } = await startSmtpServer(SELF_SIGNED);
  await deliver(`${url}?tls.rejectUnauthorized=false`);
  expect(received).toHaveLength(1);
});

test('requires TLS of a server that is not on this machine', async () => {
  const { url, received, commands } = await startSmtpServer();
  // Leads to this machine, too, but is no loopback address.
  const elsewhere = url.replace('127.0.0.1', '0.0.0.0');
  await expect(deliver(elsewhere)).rejects.toMatchObject({ isFinal: false });
  expect(commands.filter((line) => line.startsWith('MAIL'))).toEqual([]);
  await deliver(`${elsewhere}?requireTLS=false`);
  expect(received).toHaveLength(1);
});
