import { createTransport, type NodemailerError } from 'nodemailer';
import { type Delivery, DeliveryError } from './delivery.ts';
import { failureReason } from './failureReason.ts';
import { nodemailerMessage } from './nodemailerMessage.ts';

/** In milliseconds. */
const TIMEOUTS = {
  /** From looking up the host's name until the server has greeted and TLS is set up. */
  connect: 20_000,
  /** A whole attempt, connecting included. Far less than `CLAIM_MS`. */
  attempt: 90_000,
};

/** Connections at once. Providers refuse clients that open many. */
export const MAX_CONNECTIONS = 5;

/**
 * Sends mails through an SMTP server. TLS is required unless the server is on this machine, and its
 * certificate is verified; the URL's query can say otherwise (`?requireTLS=false`,
 * `?tls.rejectUnauthorized=false`), as it can set nodemailer's other options.
 *
 * A mail is delivered once the server has confirmed it. If the connection breaks between the last
 * byte of the mail and that confirmation, or it takes longer than the attempt may, nobody can tell
 * whether the server has the mail. It then counts as failed and a later attempt repeats it, with
 * the same `Message-ID`.
 */
export function createSmtpDelivery(url: string, timeouts: Partial<typeof TIMEOUTS> = {}): Delivery {
  const { connect, attempt } = { ...TIMEOUTS, ...timeouts };
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // Tries once more on a new connection, but only before a byte of the mail was sent: the server
    // may have closed one that was idle.
    maxRequeues: 1,
    requireTLS: !isLoopback(url),
    connectionTimeout: connect,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async deliver(mail) {
      const message = nodemailerMessage(mail);
      const signal = AbortSignal.timeout(attempt);
      try {
        await transport.sendMail({ ...message, signal });
      } catch (error) {
        const reason = signal.aborted ? `No answer within ${attempt / 1000} s.` : describe(error);
        throw new DeliveryError(failureReason(reason, mail.to), {
          isFinal: isAboutAddress(error as NodemailerError),
          cause: error,
        });
      }
    },
    async close() {
      transport.close({ force: true });
    },
  };
}

function isLoopback(url: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(new URL(url).hostname);
}

function describe(error: unknown): string {
  const { response, command, message } = error as NodemailerError;
  return response === undefined ? message : `${command}: ${response}`;
}

/**
 * Returns whether a refusal is for good and about this one address. Refusals of the connection, the
 * account or the sender would be the same for every other; so are those of the server's policy.
 */
function isAboutAddress({ permanent, command, code, response }: NodemailerError): boolean {
  const isRefusal = permanent === true && (command === 'RCPT TO' || code === 'EMESSAGE');
  return isRefusal && !POLICY.test(response ?? '');
}

/**
 * "Authentication required", and the enhanced status codes of security and policy (RFC 3463), as in
 * `550 5.7.1 Relaying denied`. Somebody can repair these, and nobody should have to sign up again.
 */
const POLICY = /^(?:530|5\d\d[ -]5\.7\.)/;
