import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import type { DeliveryError } from '../../../../server/mail/delivery.ts';
import { createSmtpDelivery } from '../../../../server/mail/smtpDelivery.ts';
import { freePort } from '../../../support/freePort.ts';
import { mailToSend } from './mails.ts';
import { type SmtpStep, smtpError, startSmtpServer } from './smtpServer.ts';

const MAIL = mailToSend();

function deliver(url: string, timeouts?: { connect?: number; attempt?: number }): Promise<void> {
  const delivery = createSmtpDelivery(url, null, timeouts);
  onTestFinished(() => delivery.close());
  return delivery.deliver(MAIL);
}

async function refusal(options: SMTPServerOptions): Promise<DeliveryError> {
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

/** What a refusal is about; `either` is the address or the account, as another recipient tells. */
type About = 'address' | 'account' | 'either' | 'attempt';

const REFUSALS: [about: About, step: keyof typeof STEPS, status: number, text: string][] = [
  ['address', 'RCPT TO', 550, '5.1.1 No such user here'],
  ['address', 'RCPT TO', 553, 'Mailbox name not allowed'],
  ['address', 'DATA', 550, 'Mailbox unavailable'],
  ['address', 'RCPT TO', 550, 'Recipient address rejected: User unknown'],
  ['address', 'RCPT TO', 550, 'No such recipient here'],
  ['address', 'RCPT TO', 550, '5.1.10 Recipient not found by SMTP address lookup'],
  ['address', 'RCPT TO', 550, '5.2.1 The user you are trying to contact is disabled'],
  ['address', 'RCPT TO', 550, '5.4.1 Recipient address rejected: Access denied'],
  ['address', 'RCPT TO', 553, '5.6.7 SMTPUTF8 not supported'],
  ['either', 'RCPT TO', 550, '5.7.1 recipient address suppressed'],
  // As providers refuse an account: Amazon SES, Mailgun, SendGrid, Postmark, Brevo, Mailjet, Gmail,
  // Outlook, Zoho, cPanel.
  ['either', 'DATA', 554, 'Message rejected: Sending paused for this account.'],
  ['either', 'DATA', 554, 'Message rejected: Email address is not verified.'],
  ['either', 'DATA', 550, 'Sandbox subdomains are for test purposes only.'],
  ['either', 'RCPT TO', 550, 'Unauthenticated senders not allowed'],
  ['either', 'DATA', 550, 'Your account has been suspended'],
  ['either', 'RCPT TO', 550, 'that IP address is not allowed to send'],
  ['either', 'RCPT TO', 550, 'Sender account is disabled'],
  ['either', 'RCPT TO', 550, '5.4.5 Daily user sending quota exceeded'],
  ['attempt', 'DATA', 554, '5.2.0 Your mailbox has been suspended for sending spam'],
  ['either', 'RCPT TO', 550, '5.1.8 Email Outgoing Blocked'],
  ['either', 'RCPT TO', 550, 'Outgoing mail from this server has been suspended'],
  ['either', 'DATA', 554, '5.6.0 Message refused'],
  // These would be the same for every address.
  ['account', 'greeting', 554, 'No SMTP service here'],
  ['account', 'AUTH', 535, 'Wrong password'],
  ['account', 'MAIL FROM', 550, 'Sender not verified'],
  ['either', 'RCPT TO', 530, 'Authentication required'],
  ['either', 'RCPT TO', 550, '5.7.1 Relaying denied'],
  ['either', 'DATA', 554, '5.7.1 Sending domain not verified'],
  ['either', 'DATA', 550, 'The from address does not match a verified Sender Identity.'],
  ['attempt', 'RCPT TO', 552, '5.2.2 The mailbox is over its storage'],
  ['attempt', 'RCPT TO', 552, 'Mailbox full'],
  ['attempt', 'RCPT TO', 451, 'Greylisted, try later'],
  ['attempt', 'RCPT TO', 450, 'Mailbox unavailable'],
];

test('refusals of one address are for good, all others for now, and those of the account known', async () => {
  // All at once, since `smtp-server` greets each client after a tenth of a second.
  const found = REFUSALS.map(async ([, step, status, text]) => {
    const error = await refusal(STEPS[step](smtpError(status, text)));
    expect(error.message).toContain(`: ${status} ${text}`);
    let about: About = error.isAccount ? 'account' : 'attempt';
    if (error.isUnclear) about = 'either';
    return [error.isFinal ? 'address' : about, step, status, text];
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

test('an address beyond ASCII that is refused is refused for good, in whatever words', async () => {
  const { url } = await startSmtpServer({
    onRcptTo: (_, __, answer) => answer(smtpError(555, '5.5.2 Syntax error, goodbye')),
  });
  const delivery = createSmtpDelivery(url);
  onTestFinished(() => delivery.close());
  const refused = delivery.deliver({ ...MAIL, to: 'jörg@example.org' });
  await expect(refused).rejects.toMatchObject({ isFinal: true });
});

test.each([
  ['the host of the public address', '', 'iris.app'],
  ['the name in the URL', '?name=mail.example.org', 'mail.example.org'],
])('greets with %s', async (_, query, name) => {
  const { url, commands } = await startSmtpServer();
  const delivery = createSmtpDelivery(url + query, 'https://iris.app/api');
  onTestFinished(() => delivery.close());
  await delivery.deliver(MAIL);
  expect(commands[0]).toBe(`EHLO ${name}`);
});

test('a server that does not accept the name is explained', async () => {
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.once('data', () => socket.end('421 4.7.0 Try again later\r\n'));
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const delivery = createSmtpDelivery(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => delivery.close());
  await expect(delivery.verify()).rejects.toThrow(/421 4\.7\.0 Try again later .*\?name=/);
});

test('fails for now when nobody listens', async () => {
  await expect(deliver(`smtp://127.0.0.1:${await freePort()}`)).rejects.toMatchObject({
    isFinal: false,
    isUncertain: false,
    message: expect.stringContaining('ECONNREFUSED'),
  });
});

test.each([
  ['greet', { onConnect: () => {} }, { connect: 50 }, { message: 'Greeting never received' }],
  [
    'answer',
    { answer: () => new Promise<void>(() => {}) },
    { attempt: 200 },
    { message: 'No response within 0.2 s.', isUncertain: true },
  ],
])('fails for now when the server does not %s in time', async (_, options, timeouts, failure) => {
  const { url } = await startSmtpServer(options);
  const expected = { isFinal: false, isUncertain: false, ...failure };
  await expect(deliver(url, timeouts)).rejects.toMatchObject(expected);
});

test.each<SmtpStep>(['connected', 'MAIL FROM', 'RCPT TO', 'last byte'])(
  'fails for now when the connection breaks at "%s", and sends nothing twice',
  async (where) => {
    const steps: SmtpStep[] = [];
    const server = await startSmtpServer({
      onStep(step) {
        steps.push(step);
        if (step === where) server.drop();
      },
    });
    await expect(deliver(server.url)).rejects.toMatchObject({ isFinal: false });
    const arrived = steps.filter((step) => step === 'last byte');
    expect(arrived).toHaveLength(where === 'last byte' ? 1 : 0);
  },
);

/**
 * Offers TLS with the certificate of `smtp-server`, which warns about it unless it logs nothing.
 */
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
