import { createTransport, type NodemailerError } from 'nodemailer';
import { type Delivery, DeliveryError, nodemailerMessage } from './delivery.ts';
import { isLoopback } from './publicAddress.ts';

/** In milliseconds. */
const TIMEOUTS = {
  /** From the host's look-up until the server has sent its greeting and TLS is set up. */
  connect: 20_000,
  /** A whole attempt, including the connection. Far less than `CLAIM_MS`. */
  attempt: 90_000,
};

/** Connections at once. Providers refuse clients with many. */
export const MAX_CONNECTIONS = 5;

/**
 * Sends emails through an SMTP server. TLS is required unless the server is on this machine, and
 * its certificate is verified. The URL's query can change that (`?requireTLS=false`,
 * `?tls.rejectUnauthorized=false`), and set nodemailer's other options.
 *
 * An email is delivered once the server has confirmed it. If the connection is lost between the
 * last byte of the email and that confirmation, or the attempt times out, delivery is unknown. The
 * attempt then counts as failed, and a later one sends the email again with the same `Message-ID`.
 */
export function createSmtpDelivery(url: string, timeouts: Partial<typeof TIMEOUTS> = {}): Delivery {
  const { connect, attempt } = { ...TIMEOUTS, ...timeouts };
  const options = smtpOptions(url, connect);
  const transport = createTransport({
    ...options,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // Tries once more on a new connection, but only if no byte of the email was sent: the server
    // may have closed an idle connection.
    maxRequeues: 1,
  });

  return {
    async verify() {
      try {
        // While a login hangs, the socket is idle.
        await createTransport({ ...options, socketTimeout: connect }).verify();
      } catch (error) {
        throw new DeliveryError(describe(error), { isFinal: false });
      }
    },
    async deliver(mail) {
      const message = nodemailerMessage(mail);
      const signal = AbortSignal.timeout(attempt);
      try {
        await transport.sendMail({ ...message, signal });
      } catch (error) {
        const reason = signal.aborted ? `No response within ${attempt / 1000} s.` : describe(error);
        const isFinal = isAboutAddress(error as NodemailerError);
        const isAccount = !isFinal && isAboutAccount(error as NodemailerError);
        const { response, code, syscall, timeoutType } = error as NodemailerError;
        // The email may have been sent before the connection was lost.
        const isUncertain = !response && !BEFORE_MAIL.test(`${code} ${syscall} ${timeoutType}`);
        throw new DeliveryError(reason, { isFinal, isAccount, isUncertain }, mail.to);
      }
    },
    async close() {
      transport.close({ force: true });
    },
  };
}

/** @param timeout milliseconds for each step before the first email */
export function smtpOptions(url: string, timeout = TIMEOUTS.connect) {
  return {
    url,
    requireTLS: !isLoopback(url),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Errors that occur before any email is sent on a connection. */
const BEFORE_MAIL = /\bE(?:DNS|TLS|AUTH)\b|\bconnect\b|(?:CONNECT|GREETING|UPGRADE)_TIMEOUT/;

function describe(error: unknown): string {
  const { response, command, message } = error as NodemailerError;
  return response === undefined ? message : `${command}: ${response}`;
}

/**
 * Returns whether a permanent refusal is about this address: by its status code (RFC 3463), or else
 * by its wording. Any other may be about the connection, the account, the sender or a policy.
 */
function isAboutAddress({ permanent, command, code, response = '' }: NodemailerError): boolean {
  if (permanent !== true) return false;
  if (code === 'EMESSAGE' && command !== 'DATA') return true;
  if (command !== 'RCPT TO' && code !== 'EMESSAGE') return false;
  const [, status] = /^5\d\d[ -](5\.\d+\.\d+)\b/.exec(response) ?? [];
  if (status !== undefined && status !== '5.0.0') return NO_SUCH_ADDRESS.test(status);
  return NO_SUCH_MAILBOX.test(response);
}

/**
 * Returns whether a permanent refusal may be about the account. A full mailbox is about neither.
 */
function isAboutAccount({ permanent, response = '' }: NodemailerError): boolean {
  return permanent === true && !/^552|\b5\.2\.\d|mailbox full/i.test(response);
}

/** The status codes of an address that does not exist or accepts no email. */
const NO_SUCH_ADDRESS = /^5\.(?:1\.(?:[1-6]|10)|2\.1)$/;

/** The same in words. Does not match refusals of an account, or of a sender's address. */
const NO_SUCH_MAILBOX = new RegExp(
  [
    'no such (?:user|mailbox|recipient|account|address|person)',
    'unknown (?:user|mailbox|recipient|address)',
    '(?:user|mailbox|recipient|address) (?:is )?(?:unknown|not found|does not exist|doesn.t exist)',
    'mailbox (?:is )?(?:unavailable|disabled|inactive)',
    'mailbox name not allowed',
    'invalid (?:mailbox|recipient)',
  ].join('|'),
  'i',
);
