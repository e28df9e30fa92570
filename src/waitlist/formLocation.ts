import type { FormLocation } from '../../analytics/plan.ts';

/** Returns where a waitlist form stands, which its field's id begins with; undefined for others. */
export function formLocation({ elements }: HTMLFormElement): FormLocation | undefined {
  const field = elements.namedItem('email');
  return (field as HTMLInputElement | null)?.id.replace('-email', '') as FormLocation | undefined;
}
