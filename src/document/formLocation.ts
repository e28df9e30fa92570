import type { FormLocation } from '../rules/contract.ts';

/** Returns which waitlist form this is, from its field's id; undefined for other forms. */
export function formLocation(form: HTMLFormElement): FormLocation | undefined {
  return form.querySelector('[name=email]')?.id.replace('-email', '') as FormLocation | undefined;
}
