/*
 * The contract between the prerenderer, which renders mails and pages in every language, and the
 * server, which sends them. Pure, so that both import it.
 */

import type { TranslatedOutcome } from './apiOutcomes.ts';
import type { ResultPage } from './resultPages.ts';

/** The file of a built site that holds its `Messages`, for the server and not for visitors. */
export const MESSAGES_FILE = '_messages.json';

/** Placeholders in the page with the team's figures, for text and for HTML. */
export const FIGURES_TITLE = '{{title}}';
export const FIGURES_CONTENT = '{{content}}';

/** Days for which the link to confirm works, counted from when its mail is sent. */
export const CONFIRM_DAYS = 7;

/** Placeholders in a mail's HTML and text. The server puts the recipient's own links there. */
export const CONFIRM_LINK = 'https://placeholder.invalid/confirm';
export const INVITE_LINK = 'https://placeholder.invalid/invite';
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
 * Placeholders in pages and answers, which `fillIn` replaces: the path of the form's page, the
 * typed text, the problem with it, and the methods that a path allows.
 */
export const PLACEHOLDERS = {
  from: '{{from}}',
  typed: '{{typed}}',
  problem: '{{problem}}',
  methods: '{{methods}}',
} as const;

type Placeholder = keyof typeof PLACEHOLDERS;

/** Replaces placeholders. Those without a value stay. */
export function fillIn(text: string, values: Partial<Record<Placeholder, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: Placeholder) => values[name] ?? whole);
}

/** All texts and pages that the server sends to people in one language. */
export interface LanguageMessages<Page = string> {
  confirmMail: Mail;
  inviteMail: Mail;
  pages: Record<ResultPage, Page>;
  answers: Record<TranslatedOutcome, string>;
  /** The site's form: a path, or a whole address if the API has another origin. */
  formUrl: string;
}

/** The file's content: texts and pages in every language offered to visitors. */
export interface Messages {
  /**
   * The origin, and path if any, of the API as visitors reach it. Null where the build has example
   * addresses only: the server then uses the address on which it listens.
   */
  apiUrl: string | null;
  /** The sender where `MAIL_FROM` names none, as in `Iris <support@iris.example>`. */
  from: string;
  /** Whether the privacy policy names a tracker, so that the server may report to it. */
  hasTracker: boolean;
  /** The document around the team's figures, with `FIGURES_CONTENT` in it. */
  figuresPage: string;
  languages: Record<string, LanguageMessages>;
}
