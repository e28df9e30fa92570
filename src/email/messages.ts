/*
 * The contract between the prerenderer, which renders mails and pages in every language, and the
 * server, which sends them. Pure, so that both import it.
 */

/** The file of a built site that holds its `Messages`, for the server and not for visitors. */
export const MESSAGES_FILE = '_messages.json';

/** Days for which the link to confirm works, counted from when its mail is sent. */
export const CONFIRM_DAYS = 7;

/** Placeholders in a mail's HTML and text. The server puts the recipient's own links there. */
export const CONFIRM_LINK = 'https://placeholder.invalid/confirm';
export const UNSUBSCRIBE_LINK = 'https://placeholder.invalid/unsubscribe';

/** A mail in one language, with the placeholders above. */
export interface Mail {
  subject: string;
  /** A complete HTML document. */
  html: string;
  /** The same as plain text, in lines. */
  text: string;
}

/**
 * Placeholders in pages and answers, which `fillIn` replaces: the path of the page that the form is
 * on, what was typed into it, what is wrong with that, and the methods that a path has.
 */
export const PLACEHOLDERS = {
  from: '{{from}}',
  typed: '{{typed}}',
  problem: '{{problem}}',
  methods: '{{methods}}',
} as const;

/** Replaces placeholders. Those without a value stay. */
export function fillIn(
  text: string,
  values: Partial<Record<keyof typeof PLACEHOLDERS, string>>,
): string {
  return text.replace(
    /\{\{(\w+)\}\}/g,
    (placeholder, name) => values[name as keyof typeof PLACEHOLDERS] ?? placeholder,
  );
}

/**
 * The pages that a mail's links lead to, and those that answer a form which a browser has sent
 * itself. Each is a complete HTML document that needs no script.
 */
export type ResultPage =
  /** Asks to confirm: one button, which posts to the page's own address. */
  | 'confirm'
  | 'confirmed'
  /** Asks to leave the list: one button, which posts to the page's own address. */
  | 'unsubscribe'
  | 'unsubscribed'
  /** The link to confirm is too old: one button, which posts to the page's own address. */
  | 'expired'
  /** A mail with a new link waits to be sent, or was sent in the last hour. */
  | 'sentAgain'
  /** The link was cut or changed, or its address is no longer on the list. */
  | 'unknown'
  /** The server cannot reach its database. */
  | 'unavailable'
  /** The form was sent, and the address is new. */
  | 'joined'
  /** The form was sent with an address that is on the list. */
  | 'known'
  /** The form was sent too often. */
  | 'tooMany'
  /** The form was sent, and the address could not be stored. */
  | 'notSaved'
  /** The form was sent with something that is no address: the form again. */
  | 'wrongAddress'
  /** A form of another website was sent. */
  | 'otherSite';

/** An answer of the API to visitors, in one or two sentences. */
export type Answer =
  | 'joined'
  | 'emptyEmail'
  | 'invalidEmail'
  | 'tooLong'
  | 'tooLarge'
  | 'notJson'
  | 'unreadable'
  | 'tooMany'
  | 'tooManyToday'
  | 'unavailable'
  | 'otherSite'
  | 'notFound'
  | 'methodNotAllowed'
  | 'failed';

/** Everything the server says to people, in every published language. */
export interface Messages {
  /**
   * The origin, and path if any, of the API as visitors reach it. Null where the build has example
   * addresses only: the server then uses the address on which it listens.
   */
  apiUrl: string | null;
  /** The sender where `MAIL_FROM` names none, as in `Iris <support@iris.example>`. */
  from: string;
  languages: Record<
    string,
    {
      confirmMail: Mail;
      pages: Record<ResultPage, string>;
      answers: Record<Answer, string>;
      /** The site's form: a path, or a whole address if the API has another origin. */
      formUrl: string;
    }
  >;
}
