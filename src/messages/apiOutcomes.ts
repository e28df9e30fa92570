import type { AnyTextKey } from '../i18n/textKeys.ts';
import type { ResultPage } from './resultPages.ts';

/** The status of an answer in JSON. */
export type ApiStatus = 201 | 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

interface ApiOutcomeContent {
  status: ApiStatus;
  /** Its message. */
  text?: AnyTextKey;
  /** The page that answers a form that the browser has sent itself. */
  page: ResultPage;
}

/** Every outcome of a request to the API, with the form's texts. */
export const API_OUTCOMES = {
  joined: { status: 201, text: 'messages.answers.joined', page: 'joined' },
  // Clients recognize this message by its English words (`ALREADY_REGISTERED`).
  alreadyRegistered: { status: 409, page: 'known' },
  emptyEmail: { status: 422, text: 'waitlist.errors.emptyEmail', page: 'wrongAddress' },
  invalidEmail: { status: 422, text: 'waitlist.errors.invalidEmail', page: 'wrongAddress' },
  tooLong: { status: 422, text: 'messages.answers.tooLong', page: 'wrongAddress' },
  tooLarge: { status: 413, text: 'messages.answers.tooLarge', page: 'wrongAddress' },
  notJson: { status: 415, text: 'messages.answers.notJson', page: 'wrongAddress' },
  unreadable: { status: 400, text: 'messages.answers.unreadable', page: 'wrongAddress' },
  tooMany: { status: 429, text: 'messages.answers.tooMany', page: 'tooMany' },
  tooManyToday: { status: 429, text: 'messages.answers.tooManyToday', page: 'tooMany' },
  unavailable: { status: 503, text: 'messages.answers.unavailable', page: 'notSaved' },
  otherSite: { status: 403, text: 'messages.answers.otherSite', page: 'otherSite' },
  notFound: { status: 404, text: 'messages.answers.notFound', page: 'wrongAddress' },
  methodNotAllowed: {
    status: 405,
    text: 'messages.answers.methodNotAllowed',
    page: 'wrongAddress',
  },
  failed: { status: 500, text: 'messages.answers.failed', page: 'notSaved' },
} as const satisfies Record<string, ApiOutcomeContent>;

export type ApiOutcome = keyof typeof API_OUTCOMES;

/** The outcomes whose message is translated. */
export type TranslatedOutcome = Exclude<ApiOutcome, 'alreadyRegistered'>;
