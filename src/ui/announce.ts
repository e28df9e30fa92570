/** Id of the live region that all pages share. */
export const ANNOUNCER_ID = 'announcer';

/** Announces a text to screen readers, while focus stays where it is. */
export function announce(text: string): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = text;
}
