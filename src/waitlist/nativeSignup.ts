import type { FormLocation } from '../../analytics/events.ts';

/** Session storage key of an address that the browser has sent itself. */
const SENT_KEY = 'iris.sentEmail';

/** The fragment with which the service's page after a sign-up leads back to the site. */
const JOINED_HASH = '#joined';

/** A sign-up that the browser has sent without the application. */
export interface NativeSignup {
  email: string;
  form: FormLocation;
}

/** Notes the address of a waitlist form that the browser is about to send itself. */
export function noteNativeSignup({ elements }: HTMLFormElement): void {
  const field = elements.namedItem('email');
  if (!(field instanceof HTMLInputElement)) return;
  const signup = { email: field.value, form: field.id.replace('-email', '') };
  try {
    sessionStorage.setItem(SENT_KEY, JSON.stringify(signup));
  } catch {
    // Where storage is blocked, the site does not remember who has joined.
  }
}

/** Whether the visitor comes back from a sign-up that was noted and has not been told of yet. */
export function hasNativeSignup(): boolean {
  try {
    return location.hash === JOINED_HASH && sessionStorage.getItem(SENT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Returns that sign-up, once: it and the fragment are then gone. */
export function takeNativeSignup(): NativeSignup | undefined {
  if (!hasNativeSignup()) return undefined;
  const signup = JSON.parse(sessionStorage.getItem(SENT_KEY) ?? '') as NativeSignup;
  sessionStorage.removeItem(SENT_KEY);
  history.replaceState(history.state, '', location.pathname + location.search);
  return signup;
}
