import type { AnyTextKey } from '../i18n/useText.ts';
import type { Answer } from './messages.ts';

/** The text of each answer. Where the form itself says the same, it is the same text. */
export const ANSWERS = {
  joined: 'messages.answers.joined',
  emptyEmail: 'waitlist.errors.emptyEmail',
  invalidEmail: 'waitlist.errors.invalidEmail',
  tooLong: 'messages.answers.tooLong',
  tooLarge: 'messages.answers.tooLarge',
  notJson: 'messages.answers.notJson',
  unreadable: 'messages.answers.unreadable',
  tooMany: 'messages.answers.tooMany',
  tooManyToday: 'messages.answers.tooManyToday',
  unavailable: 'messages.answers.unavailable',
  otherSite: 'messages.answers.otherSite',
  notFound: 'messages.answers.notFound',
  methodNotAllowed: 'messages.answers.methodNotAllowed',
  failed: 'messages.answers.failed',
} as const satisfies Record<Answer, AnyTextKey>;
