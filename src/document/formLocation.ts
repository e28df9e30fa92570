import type { FormLocation } from '../rules/contract.ts';

/** Returns where on the site a waitlist form is, which its field's id begins with; undefined for others. */
export function formLocation({ elements }: HTMLFormElement): FormLocation | undefined {
  const { email } = elements as HTMLFormControlsCollection & { email?: HTMLInputElement };
  return email?.id.replace('-email', '') as FormLocation | undefined;
}
