/** A mail to one recipient, complete but for what is written anew for each attempt. */
export interface MailToSend {
  /** The sender, with or without a name, as in `Iris <hello@iris.example>`. */
  from: string;
  /** The one recipient: an address as typed, which may hold any character but white space. */
  to: string;
  /** With its angle brackets. The same for every attempt. */
  messageId: string;
  /** The language tag of what it says. */
  language: string;
  subject: string;
  html: string;
  text: string;
  /** Where mail programs post a one-click unsubscription (RFC 8058). */
  unsubscribeLink: string;
}

/** Sends mails. */
export interface Delivery {
  /**
   * Resolves once the mail server, or the disk, has accepted the mail.
   * @throws DeliveryError if it was not accepted, or nobody can tell: see `createSmtpDelivery`
   */
  deliver(mail: MailToSend): Promise<void>;
  /** Ends what is still under way. */
  close(): Promise<void>;
}

/** Why a mail was not delivered, in one line without an address. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Whether the address was refused for good. Otherwise a later attempt may succeed. */
  readonly isFinal: boolean;

  constructor(reason: string, options: { isFinal: boolean; cause?: unknown }) {
    super(reason, { cause: options.cause });
    this.isFinal = options.isFinal;
  }
}
