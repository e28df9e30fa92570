import type { FormLocation } from '../rules/contract.ts';

/** Returns which waitlist form this is, from its field's id; undefined for other forms. */
export function formLocation({ elements }: HTMLFormElement): FormLocation | undefined {
  const { email } = elements as HTMLFormControlsCollection & { email?: HTMLInputElement };
  return email?.id.replace('-email', '') as FormLocation | undefined;
}
