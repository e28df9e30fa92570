import type { FormLocation } from '../../analytics/plan.ts';

/** Returns where a waitlist form stands, which its field's id begins with; undefined for others. */
export function formLocation({ email }: HTMLFormElement): FormLocation | undefined {
  return (email as HTMLInputElement | undefined)?.id.replace('-email', '') as
    | FormLocation
    | undefined;
}
