/** Lets the browser send a form, as it does without scripts. */
export function sendNatively(form: HTMLFormElement): void {
  // Not `form.submit`: a control named `submit` would hide it.
  HTMLFormElement.prototype.submit.call(form);
}
