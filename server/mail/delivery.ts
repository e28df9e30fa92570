import { failureReason } from './failureReason.ts';

/** An email to one recipient, complete except for the headers that each attempt adds. */
export interface MailToSend {
  /** The sender, with or without a name, as in `Iris <hello@iris.example>`. */
  from: string;
  /** The one recipient: an address as typed, which may hold any character but white space. */
  to: string;
  /** With its angle brackets. The same for every attempt. */
  messageId: string;
  /** The language tag of its texts. */
  language: string;
  subject: string;
  html: string;
  text: string;
  /** Where email programs post a one-click unsubscription (RFC 8058). */
  unsubscribeLink: string;
}

/** Sends emails. */
export interface Delivery {
  /**
   * Connects and logs in, without delivering anything.
   * @throws DeliveryError saying what is wrong
   */
  verify(): Promise<void>;
  /**
   * Resolves once the mail server, or the disk, has accepted the email.
   * @throws DeliveryError if it was not accepted, or nobody can tell: see `createSmtpDelivery`
   */
  deliver(mail: MailToSend): Promise<void>;
  /** Ends the attempts that are still running. */
  close(): Promise<void>;
}

/** Why an email was not delivered, in one line without an address. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Whether the address was refused permanently. Otherwise a later attempt may succeed. */
  readonly isFinal: boolean;
  /** Whether the mail server refuses the account, and so would refuse every email. */
  readonly isAccount: boolean;

  /**
   * @param error what went wrong, or a mail server's reply
   * @param options.recipient the address of which nothing is said
   */
  constructor(
    error: unknown,
    options: { isFinal: boolean; isAccount?: boolean; recipient?: string | undefined },
  ) {
    super(failureReason(error, options.recipient), { cause: error });
    this.isFinal = options.isFinal;
    this.isAccount = options.isAccount ?? false;
  }
}
