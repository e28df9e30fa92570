/** Returns a `mailto:` URL with a prefilled subject. */
export function mailtoLink(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
