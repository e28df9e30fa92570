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

/**
 * Sends emails through an SMTP server. TLS is required unless the server is on this machine, and
 * its certificate is verified. The URL's query can change that (`?requireTLS=false`,
 * `?tls.rejectUnauthorized=false`), and set nodemailer's other options.
 * @param publicUrl its host is the name with which the server is greeted, unless the URL has `name`
 *
 * An email is delivered once the server has confirmed it. If the connection is lost between the
 * last byte of the email and that confirmation, or the attempt times out, delivery is unknown. The
 * attempt then counts as failed, and a later one sends the email again with the same `Message-ID`.
 */
export function createSmtpDelivery(
  url: string,
  publicUrl: string | null = null,
  timeouts: Partial<typeof TIMEOUTS> = {},
): Delivery {
  const { connect, attempt } = { ...TIMEOUTS, ...timeouts };
  const options = smtpOptions(url, publicUrl, connect);
  const transport = createTransport({
    ...options,
    pool: true,
    maxConnections: 1,
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
        const about = causeOf(error as NodemailerError, mail.to);
        const is = {
          isFinal: about === 'address',
          isAccount: about === 'account',
          isUnclear: about === 'either',
        };
        const { response, code, syscall, timeoutType } = error as NodemailerError;
        // The email may have been sent before the connection was lost.
        const isUncertain = !response && !BEFORE_MAIL.test(`${code} ${syscall} ${timeoutType}`);
        throw new DeliveryError(reason, { ...is, isUncertain }, mail.to);
      }
    },
    async close() {
      transport.close({ force: true });
    },
  };
}

/** @param timeout milliseconds for each step before the first email */
export function smtpOptions(url: string, publicUrl: string | null, timeout = TIMEOUTS.connect) {
  // Some servers refuse the default, which is an IP address where the machine's name has no dot.
  const hasName = publicUrl === null || new URL(url).searchParams.has('name');
  return {
    url,
    ...(!hasName && { name: new URL(publicUrl).hostname }),
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
  if (response === undefined) return message;
  const isName = command === 'EHLO' && response.startsWith('421');
  return `${command}: ${response}${isName ? WRONG_NAME : ''}`;
}

/** Servers that do not accept the name often say only to try again. */
const WRONG_NAME =
  ' The server may not accept the name in the greeting: add ?name=<your domain> to SMTP_URL.';

/**
 * Returns what a permanent refusal is about: the address, by its status code (RFC 3463) or its
 * wording; the account, if it came before a recipient was named; otherwise either, which other
 * recipients decide. Undefined if a later attempt may succeed.
 */
function causeOf(
  { permanent, command, code, response = '' }: NodemailerError,
  to: string,
): 'address' | 'account' | 'either' | undefined {
  if (permanent !== true) return undefined;
  const isAtData = command === 'DATA';
  if (code === 'EMESSAGE' && !isAtData) return 'address';
  const isAtRecipient = command === 'RCPT TO';
  // Few servers take such an address, and each refuses it in words of its own.
  if (isAtRecipient && /\P{ASCII}/u.test(to)) return 'address';
  if (isAtRecipient || code === 'EMESSAGE') {
    const [, status] = /^5\d\d[ -](5\.\d+\.\d+)\b/.exec(response) ?? [];
    const hasStatus = status !== undefined && status !== '5.0.0';
    if (hasStatus ? NO_SUCH_ADDRESS.test(status) : NO_SUCH_MAILBOX.test(response)) return 'address';
  }
  if (/^552|\b5\.2\.\d|mailbox full/i.test(response)) return undefined;
  return isAtRecipient || isAtData || code === 'EMESSAGE' ? 'either' : 'account';
}

/** The status codes of an address that does not exist or accepts no email. */
const NO_SUCH_ADDRESS = /^5\.(?:1\.(?:[1-6]|10)|2\.1|4\.1|6\.7)$/;

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
