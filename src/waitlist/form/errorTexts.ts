import type { TextKey } from '../../i18n/useText.ts';
import type { SignupErrorType } from '../contract.ts';

/** The text of each error that has no message from the server (docs/specification.md#messages). */
export const ERROR_TEXTS = {
  empty_email: 'waitlist.errors.emptyEmail',
  invalid_email: 'waitlist.errors.invalidEmail',
  server_error: 'waitlist.errors.serverError',
  api_error: 'waitlist.errors.apiError',
  network_error: 'waitlist.errors.networkError',
} as const satisfies Record<SignupErrorType, TextKey>;
