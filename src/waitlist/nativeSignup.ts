import { formLocation } from '../document/formLocation.ts';
import { readStored, store } from '../document/storage.ts';
import type { FormLocation } from '../rules/contract.ts';
import type { AcceptedOutcome } from './signupOutcome.ts';

/** Session storage key of an address that the browser has sent itself. */
const SENT_KEY = 'iris.sentEmail';

/** The fragments with which the service's pages after a sign-up lead back to the site. */
const OUTCOMES = ['#joined', '#known'];

/** A sign-up that the browser has sent without the application. */
interface NativeSignup {
  email: string;
  form: FormLocation;
}

/** Sends a form natively, without the application. */
export function sendNatively(form: HTMLFormElement): void {
  noteNativeSignup(form);
  // Not `form.submit`: a control named `submit` would hide it.
  HTMLFormElement.prototype.submit.call(form);
}

/** Notes the address of a waitlist form that the browser is about to send itself. */
export function noteNativeSignup(waitlistForm: HTMLFormElement): void {
  const form = formLocation(waitlistForm);
  if (!form) return;
  const signup = { email: new FormData(waitlistForm).get('email'), form };
  // Where storage is blocked, the site does not remember who has joined.
  store(SENT_KEY, JSON.stringify(signup), 'sessionStorage');
}

/** Returns whether the visitor returns from a noted sign-up that is not reported yet. */
export function hasNativeSignup(): boolean {
  return OUTCOMES.includes(location.hash) && readStored(SENT_KEY, 'sessionStorage') !== null;
}

/** Returns that sign-up and its outcome, and forgets both, with the fragment. */
export function takeNativeSignup(): (NativeSignup & { outcome: AcceptedOutcome }) | undefined {
  if (!hasNativeSignup()) return undefined;
  const signup = JSON.parse(readStored(SENT_KEY, 'sessionStorage') ?? '') as NativeSignup;
  const status = location.hash === '#joined' ? 'joined' : 'alreadyRegistered';
  store(SENT_KEY, null, 'sessionStorage');
  history.replaceState(history.state, '', location.pathname + location.search);
  return { ...signup, outcome: { status } };
}
