import type { TextKey } from '../../i18n/useText.ts';
import type { FormError } from './formState.ts';

/** The error catalogue (spec section 8): the text for each error that brings no words of its own. */
export const ERROR_TEXTS = {
  empty_email: 'waitlist.errors.emptyEmail',
  invalid_email: 'waitlist.errors.invalidEmail',
  server_error: 'waitlist.errors.serverError',
  api_error: 'waitlist.errors.apiError',
  network_error: 'waitlist.errors.networkError',
} as const satisfies Record<FormError['type'], TextKey>;
